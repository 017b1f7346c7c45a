import type pg from 'pg';
import type { MaterialKind } from '#domain/content/material-kind.ts';
import type { MaterialSummary } from '#domain/content/material-summary.ts';
import { ProductError } from '#domain/platform/errors.ts';
import { PUBLIC_TOPIC_FIELDS, type PublicTopicFields } from '#domain/platform/resources/topic.resource.ts';
import type { Viewer } from '../access/viewer.ts';
import { instantJson, summaryJson } from '../attempts/attempt-summary.queries.ts';
import { columnNameOf } from '../platform/db/column-name.ts';
import { hasReserved } from '../questions/answer-keys/reserved-questions.sql.ts';
import { kindCountsJson, materialsJson } from '../study/material.queries.ts';

export type SubjectRef = { id: string; slug: string; title: string };
export type TopicRef = SubjectRef;
export type QuizRef = { id: string; title: string; subject: SubjectRef; topic: TopicRef };
export type AttemptSummary = {
  id: string;
  quiz: QuizRef;
  startedAt: string;
  submittedAt: string | null;
  questionCount: number;
  answeredCount: number;
  marks: number | null;
  marksOutOf: number | null;
};
export type QuizSummary = {
  id: string;
  title: string;
  questionCount: number;
  instructions: string;
  /** The time limit of a new attempt; null: none. */
  seconds: number | null;
  lastAttempt: AttemptSummary | null;
};
export type KindCount = { kind: MaterialKind; count: number; done: number; seconds: number };
export type Topic = SubjectRef &
  PublicTopicFields & {
    subject: SubjectRef;
    questionCount: number;
    quizCount: number;
    quizzesDone: number;
    quizzes: QuizSummary[];
    kinds: KindCount[];
    materials: MaterialSummary[];
  };
export type Subject = SubjectRef & {
  summary: string;
  /** Whether the viewer studies it. */
  isOwn: boolean;
  questionCount: number;
  quizCount: number;
  quizzesDone: number;
  topics: Topic[];
};

const REF = (table: string): string =>
  `json_build_object('id', ${table}.id, 'slug', ${table}.slug, 'title', ${table}.title)`;

// $1 is the user whose progress is counted, once for all topics: most users have started a few quizzes of thousands.
const DONE = `
  select q.topic_id, count(*)::int as quizzes from quizzes q
  where q.live and q.id in (select a.quiz_id from attempts a where a.user_id = $1 and a.handed_in_at is not null)
  group by q.topic_id`;

const PUBLIC_FIELDS = PUBLIC_TOPIC_FIELDS.map((name) => `t.${columnNameOf(name)} as "${name}"`).join(', ');

const TOPIC_FIELDS = `
  t.id, t.slug, t.title, ${PUBLIC_FIELDS}, t.position, t.subject_id, ${REF('s')} as subject,
  coalesce(c.items, 0) as "questionCount", coalesce(c.quizzes, 0) as "quizCount"`;

const NO_KINDS = `'[]'::json`;

const topicsWith = (kinds: string): string => `
  select ${TOPIC_FIELDS}, coalesce(done.quizzes, 0) as "quizzesDone", ${kinds} as kinds,
    '[]'::json as quizzes, '[]'::json as materials
  from live_topics t join live_subjects s on s.id = t.subject_id
  left join topic_counts c on c.topic_id = t.id
  left join done on done.topic_id = t.id`;

// Subjects that the user studies come first.
const subjectsWhere = (where: string, kinds: string): string => `
  with done as (${DONE}), topic_rows as (${topicsWith(kinds)} where ${where})
  select s.id, s.slug, s.title, s.summary,
    exists (select from user_subjects us where us.user_id = $1 and us.subject_id = s.id) as "isOwn",
    coalesce(sum(t."questionCount"), 0)::int as "questionCount",
    coalesce(sum(t."quizCount"), 0)::int as "quizCount",
    coalesce(sum(t."quizzesDone"), 0)::int as "quizzesDone",
    coalesce(json_agg(to_json(t) order by t.position, t.title) filter (where t.id is not null), '[]') as topics
  from live_subjects s left join topic_rows t on t.subject_id = s.id
  where ${where} group by s.id, s.slug, s.title, s.summary, s.position
  order by "isOwn" desc, s.position, s.title`;

const SUBJECTS = subjectsWhere('true', NO_KINDS);
const SUBJECT = subjectsWhere('s.slug = $2', kindCountsJson('t.id', '$1'));

// Each quiz of the topic finds the user's attempts at it by index, so that attempts and quizzes elsewhere cost nothing;
// only the latest attempt is read in full.
const TOPIC = `
  with place as materialized (
    select ${TOPIC_FIELDS} from live_topics t join live_subjects s on s.id = t.subject_id left join topic_counts c on c.topic_id = t.id
    where s.slug = $2 and t.slug = $3
  ), latest as materialized (
    select a.*, exists (select from attempts d
      where d.user_id = $1 and d.quiz_id = q.id and d.handed_in_at is not null) as is_done
    from place join quizzes q on q.topic_id = place.id and q.live cross join lateral (
      select * from attempts a where a.user_id = $1 and a.quiz_id = q.id
      order by a.handed_in_at is null desc, a.started_at desc limit 1) a
  ), standing as (
    select a.quiz_id, json_build_object('id', a.id, 'quiz', json_build_object('id', q.id, 'title', q.title,
        'subject', p.subject, 'topic', json_build_object('id', p.id, 'slug', p.slug, 'title', p.title)),
      'startedAt', ${instantJson('a.started_at')}, 'submittedAt', ${instantJson('a.handed_in_at')},
      'questionCount', (select count(*)::int from attempt_items ai where ai.attempt_id = a.id),
      'answeredCount', (select count(distinct al.position)::int from answer_log al where al.attempt_id = a.id),
      'marks', case when not ${hasReserved('a', '$1')} then a.marks end, 'marksOutOf', a.marks_out_of) as summary
    from latest a join quizzes q on q.id = a.quiz_id cross join place p
  )
  select place.*, (select count(*)::int from latest where is_done) as "quizzesDone", '[]'::json as kinds,
    ${materialsJson('place.id', '$1')} as materials, (
      select coalesce(json_agg(json_build_object('id', q.id, 'title', q.title, 'instructions', q.instructions, 'seconds', q.seconds,
        'questionCount', coalesce(qc.items, 0),
        'lastAttempt', st.summary) order by q.position, q.title), '[]')
      from quizzes q left join quiz_counts qc on qc.quiz_id = q.id left join standing st on st.quiz_id = q.id
      where q.topic_id = place.id and q.live
    ) as quizzes
  from place`;

/** All subjects with their topics and the viewer's progress, without quizzes and counts of materials: one statement. */
export async function readSubjects(pool: pg.Pool, viewer: Viewer): Promise<Subject[]> {
  const { rows } = await pool.query<Subject>({ name: 'subjects', text: SUBJECTS, values: [viewer.userId] });
  return rows;
}

/** One subject. Throws `NOT_FOUND`. */
export async function readSubject(pool: pg.Pool, viewer: Viewer, slug: string): Promise<Subject> {
  const { rows } = await pool.query<Subject>({
    name: 'subject',
    text: SUBJECT,
    values: [viewer.userId, slug],
  });
  return found(rows[0]);
}

/**
 * One topic with its materials and quizzes, and the state of the viewer's latest attempt at each. Throws `NOT_FOUND`.
 */
export async function readTopic(pool: pg.Pool, viewer: Viewer, subject: string, topic: string): Promise<Topic> {
  const { rows } = await pool.query<Topic>({ name: 'topic', text: TOPIC, values: [viewer.userId, subject, topic] });
  return found(rows[0]);
}

/** The viewer's open attempts at quizzes, latest first, then the latest submitted ones: at most five. */
export async function readRecentAttempts(pool: pg.Pool, viewer: Viewer): Promise<AttemptSummary[]> {
  const { rows } = await pool.query<{ summary: AttemptSummary | null }>(
    `select ${summaryJson('a', '$1')} as summary from (
       (select * from attempts where user_id = $1 and quiz_id is not null and handed_in_at is null order by started_at desc limit 5)
       union all
       (select * from attempts where user_id = $1 and quiz_id is not null and handed_in_at is not null order by started_at desc limit 5)
     ) a order by a.handed_in_at is null desc, a.started_at desc limit 5`,
    [viewer.userId],
  );
  return rows.flatMap(({ summary }) => summary ?? []);
}

function found<T>(row: T | undefined): T {
  if (row === undefined) throw new ProductError('NOT_FOUND');
  return row;
}
