import { randomUUIDv7 } from 'node:crypto';
import type pg from 'pg';
import type { QuizDraft } from '#domain/assessments/assessment.schema.ts';
import { ProductError } from '#domain/platform/errors.ts';
import { problemText } from '#domain/platform/problem.ts';
import type { Stage } from '#domain/questions/authoring/stage.rule.ts';
import { instantJson } from '../attempts/attempt-summary.queries.ts';
import { isUuid } from '../platform/db/uuid.ts';
import { type Author, canContain, isReadable, sharing } from '../questions/author.ts';
import { recorded } from '../questions/recorded-change.ts';
import { lockAssessment, refuseIncompleteOnOffer } from './assessment.lock.ts';
import { QUIZ_DRAFT } from './assessment-draft.sql.ts';
import { type AssessmentQuestion, readAssessmentQuestions } from './assessment-question.queries.ts';

/** The status of a quiz or paper, whatever it contains. */
export type AssessmentStatus = {
  readonly id: string;
  readonly revision: number;
  readonly stage: Stage;
  readonly publishAt: string | null;
  readonly deletedAt: string | null;
  /** Open attempts continue with the questions they started with; submitted ones keep their marks. */
  readonly openAttempts: number;
  readonly pastAttempts: number;
};

export type AuthoredQuiz = AssessmentStatus & {
  readonly draft: QuizDraft;
  readonly items: readonly AssessmentQuestion[];
  /** Whether it is shared with colleagues; null if there is no school to share it with. */
  readonly isShared: boolean | null;
};

/** Columns of `AssessmentStatus`. `column` is the column of attempts that refers to it. */
export const statusColumns = (row: string, column: 'quiz_id' | 'paper_id'): string => `
  ${row}.id, ${row}.revision, ${row}.stage, ${instantJson(`${row}.publish_at`)} as "publishAt",
  ${instantJson(`${row}.deleted_at`)} as "deletedAt",
  (select count(*)::int from (select from attempts a where a.${column} = ${row}.id and a.handed_in_at is null limit 10000) s) as "openAttempts",
  (select count(*)::int from (select from attempts a where a.${column} = ${row}.id and a.handed_in_at is not null limit 10000) s) as "pastAttempts"`;

const READ = `
  select ${statusColumns('q', 'quiz_id')}, ${QUIZ_DRAFT} as draft, ${sharing('q')} as "isShared"
  from quizzes q where q.id = $1 and ${isReadable('quiz', 'q', ['$2', '$3', '$4'])}`;

/**
 * A quiz as its author wrote it, with what the editor shows of its questions. Throws `NOT_FOUND`, also for quizzes of
 * others.
 */
export async function readAuthoredQuiz(pool: pg.Pool, author: Author, id: string): Promise<AuthoredQuiz> {
  const { rows } = isUuid(id)
    ? await pool.query<Omit<AuthoredQuiz, 'items'>>(READ, [id, author.userId, author.bank, author.readsSchool])
    : { rows: [] };
  const quiz = rows[0];
  if (quiz === undefined) throw new ProductError('NOT_FOUND');
  const picked = quiz.draft.entries.flatMap((entry) => (entry.kind === 'pick' ? [entry.item] : []));
  return { ...quiz, items: await readAssessmentQuestions(pool, author, picked) };
}

/** Creates a quiz as a draft: the last of its topic, or a teacher's own. Returns its id. Throws `INVALID_INPUT`. */
export function createQuiz(pool: pg.Pool, author: Author, draft: QuizDraft): Promise<string> {
  const id = randomUUIDv7();
  return recorded(pool, author, { kind: 'quiz', id, action: 'created' }, async (client) => {
    const { rowCount } = await client.query(
      `insert into quizzes (id, topic_id, title, position, stage, instructions, seconds, in_bank, owner_id)
       select $1, t.id, $3, coalesce((select max(position) from quizzes where topic_id = t.id), 0) + 1, 'draft', $4, $5,
         $6::boolean, case when not $6 then $7::uuid end
       from topics t where t.id = $2`,
      [id, draft.topic, draft.title, draft.instructions, draft.seconds, author.bank, author.userId],
    );
    if (rowCount === 0) throw new ProductError('INVALID_INPUT', { fields: { topic: problemText('topicMissing') } });
    await writeEntries(client, author, id, draft);
    return id;
  });
}

/** Saves a changed quiz; new attempts use it. Throws `NOT_FOUND`, `CHANGED_MEANWHILE`, `INVALID_INPUT`. */
export const saveQuiz = (
  pool: pg.Pool,
  author: Author,
  { id, revision }: { readonly id: string; readonly revision: number },
  draft: QuizDraft,
): Promise<number> =>
  recorded(pool, author, { kind: 'quiz', id, action: 'changed' }, async (client) => {
    await lockAssessment(client, 'quizzes', author, { id, revision });
    const { rows } = await client.query<{ revision: number }>(
      `update quizzes q set topic_id = t.id, title = $3, instructions = $4, seconds = $5, revision = q.revision + 1, changed_at = now()
       from topics t where q.id = $1 and t.id = $2 returning q.revision`,
      [id, draft.topic, draft.title, draft.instructions, draft.seconds],
    );
    if (rows[0] === undefined)
      throw new ProductError('INVALID_INPUT', { fields: { topic: problemText('topicMissing') } });
    await client.query('delete from quiz_items where quiz_id = $1', [id]);
    await client.query('delete from quiz_draws where quiz_id = $1', [id]);
    await writeEntries(client, author, id, draft);
    await refuseIncompleteOnOffer(client, 'quizzes', id);
    return rows[0].revision;
  });

// Authors of the bank may use drafts too; everyone else only published questions and their own.
const IS_ACCEPTED = `case when i.in_bank then $5::boolean or i.live else not $5 and (i.owner_id = $6::uuid or ${canContain('$6::uuid', 'i')}) end`;

async function writeEntries(client: pg.ClientBase, author: Author, id: string, { entries }: QuizDraft): Promise<void> {
  const positioned = entries.map((entry, at) => ({ ...entry, position: at + 1 }));
  const picks = positioned.flatMap((entry) => (entry.kind === 'pick' ? [entry] : []));
  const { rowCount } = await client.query(
    `insert into quiz_items (quiz_id, item_id, position, marks)
     select $1, i.id, p.position, p.marks from unnest($2::uuid[], $3::int[], $4::float8[]) as p(item, position, marks)
     join items i on i.id = p.item and ${IS_ACCEPTED}`,
    [
      ...[id, picks.map(({ item }) => item), picks.map(({ position }) => position), picks.map(({ marks }) => marks)],
      ...[author.bank, author.userId],
    ],
  );
  if (rowCount !== picks.length)
    throw new ProductError('INVALID_INPUT', { fields: { entries: problemText('questionGone') } });
  const draws = positioned.flatMap((entry) => (entry.kind === 'draw' ? [entry] : []));
  if (draws.length === 0) return;
  const drawn = await client.query(
    `insert into quiz_draws (quiz_id, position, topic_id, types, difficulties, count, marks)
     select $1, d.position, t.id, d.types, d.difficulties, d.count, d.marks
     from json_to_recordset($2::json) as d(position int, topic uuid, types text[], difficulties text[], count int, marks float8)
     join topics t on t.id = d.topic`,
    [id, JSON.stringify(draws)],
  );
  if (drawn.rowCount !== draws.length)
    throw new ProductError('INVALID_INPUT', { fields: { entries: problemText('topicMissing') } });
}
