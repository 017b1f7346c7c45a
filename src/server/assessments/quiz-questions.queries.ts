import type pg from 'pg';
import { QUESTIONS_PER_QUIZ_MAX } from '#domain/assessments/assessment.limits.ts';
import type { Behaviour } from '#domain/attempts/behaviour.ts';
import { MARKED_BY_SCHEME } from '#domain/attempts/marking/scheme-of-key.ts';
import type { StoredKey } from '#domain/questions/answer-keys/answer-key.rule.ts';
import type { QuestionTypeName } from '#domain/questions/types/registry.ts';
import { storedAnswer } from '../questions/answer-keys/key-columns.sql.ts';
import { blockedQuestions } from '../questions/answer-keys/reserved-questions.sql.ts';
import { canContain } from '../questions/author.ts';

/** A question of a quiz for a student who starts an attempt now. */
export type QuizQuestion = {
  /** Of the current version. */
  readonly id: string;
  readonly item: string;
  readonly type: QuestionTypeName;
  /** Only for types with a mark scheme, which defines the marks. */
  readonly storedKey: StoredKey | null;
  /** Marks that the quiz sets; null for the question's own. */
  readonly marks: number | null;
};

const isFree = (item: string): string => `${item} <> all ((select ids from blocked)::uuid[])`;

// More questions than a rule draws are read, so that those already drawn by another rule can be skipped.
const READ = `
  with blocked as materialized (select ${blockedQuestions('$4::uuid', '$5::boolean')} as ids), drawn as (
    select d.position, d.count, d.marks, c.id as item, c.lot
    from quiz_draws d join quizzes q on q.id = d.quiz_id cross join lateral (
      select i.id, md5($2 || i.id::text) as lot from items i left join item_difficulties f on f.item_id = i.id
      where i.topic_id = d.topic_id and ${canContain('q.owner_id', 'i')} and (cardinality(d.types) = 0 or i.type = any(d.types))
        and (cardinality(d.difficulties) = 0
          or coalesce(nullif(f.difficulty, 'unknown'), i.estimate, 'unknown') = any(d.difficulties))
        and not exists (select from quiz_items qi where qi.quiz_id = d.quiz_id and qi.item_id = i.id) and ${isFree('i.id')}
      order by 2 limit (select sum(count) from quiz_draws where quiz_id = $1)
    ) c where d.quiz_id = $1
  ), entries as (
    select qi.position, qi.item_id as item, qi.marks, null::int as count, '' as lot from quiz_items qi where qi.quiz_id = $1
    union all
    select position, item, marks, count, lot from drawn
  )
  select v.id, i.id as item, i.type, case when i.type = any($3) then ${storedAnswer('v')} end as "storedKey", e.marks, e.position, e.count
  from entries e join quizzes q on q.id = $1 join items i on i.id = e.item and ${canContain('q.owner_id', 'i')}
  join item_versions v on v.item_id = i.id and v.version = i.version
  where ${isFree('i.id')} order by e.position, e.lot, i.id`;

type Row = QuizQuestion & { readonly position: number; readonly count: number | null };

/**
 * The student for whom questions blocked by assignments are left out; null if the quiz is assigned to a class, which
 * gets all of it.
 */
export type Practising = { readonly student: string; readonly behaviour: Behaviour } | null;

/**
 * The questions of a quiz in order, including those drawn by rules: the same seed draws the same questions from the
 * same bank, and none twice. The caller has checked that the user may open the quiz.
 */
export async function readQuizQuestions(
  client: Pick<pg.ClientBase, 'query'>,
  quizId: string,
  { seed, practising }: { readonly seed: string; readonly practising: Practising },
): Promise<QuizQuestion[]> {
  const { rows } = await client.query<Row>({
    name: 'quiz-questions',
    text: READ,
    values: [quizId, seed, MARKED_BY_SCHEME, practising?.student ?? null, showsKeysMeanwhile(practising)],
  });
  const taken = new Set<string>();
  const drawn = new Map<number, number>();
  return rows.filter(({ item, position, count }) => {
    const before = drawn.get(position) ?? 0;
    if (taken.has(item) || (count !== null && before >= count)) return false;
    taken.add(item);
    drawn.set(position, before + 1);
    return true;
  });
}

const READ_SUBTOPIC = `
  with blocked as materialized (select ${blockedQuestions('$3::uuid', '$4::boolean')} as ids)
  select v.id, i.id as item, i.type, case when i.type = any($5) then ${storedAnswer('v')} end as "storedKey",
    null::int as marks
  from quizzes q join items i on i.topic_id = q.topic_id and i.live
  join item_versions v on v.item_id = i.id and v.version = i.version
  where q.id = $1 and i.subtopic = $2 and ${isFree('i.id')} order by i.id limit ${QUESTIONS_PER_QUIZ_MAX}`;

/**
 * The published questions of a subtopic of the quiz's topic, for practice. The caller has checked that the user may open
 * the quiz.
 */
export async function readSubtopicQuestions(
  client: Pick<pg.ClientBase, 'query'>,
  quizId: string,
  subtopic: string,
  practising: NonNullable<Practising>,
): Promise<QuizQuestion[]> {
  const { rows } = await client.query<QuizQuestion>(READ_SUBTOPIC, [
    quizId,
    subtopic,
    practising.student,
    showsKeysMeanwhile(practising),
    MARKED_BY_SCHEME,
  ]);
  return rows;
}

/** Whether answers are checked during the attempt, which a reserved question does not allow. */
const showsKeysMeanwhile = (practising: Practising): boolean =>
  practising !== null && practising.behaviour !== 'deferred';
