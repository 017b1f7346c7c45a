import type pg from 'pg';
import { ProductError } from '#domain/platform/errors.ts';
import { isUuid } from '../platform/db/uuid.ts';
import { keysDiffer } from './answer-keys/key-columns.sql.ts';
import { type Author, isOwn, isReadable } from './author.ts';

export type Use = { readonly id: string; readonly title: string };

/** Where a question is used, and what a corrected answer key could change. */
export type QuestionUsage = {
  readonly quizzes: readonly Use[];
  /** Papers keep the version that they were created with until they are saved again. */
  readonly papers: readonly Use[];
  /** Open and submitted attempts; both keep the version they started with. Counted up to `COUNTED_MOST`. */
  readonly openAttempts: number;
  readonly pastAttempts: number;
  /** Earlier versions by which answers were marked, and whose answer key differs from the current one's. */
  readonly outdated: readonly { readonly id: string; readonly number: number; readonly answers: number }[];
  /** The current version. */
  readonly current: string;
};

export const COUNTED_MOST = 10_000;
const NAMED_MOST = 50;

const attempts = (submitted: boolean): string => `(select count(*)::int from (
  select from item_versions v join attempt_items ai on ai.version_id = v.id join attempts a on a.id = ai.attempt_id
  where v.item_id = i.id and a.handed_in_at is ${submitted ? 'not ' : ''}null limit ${COUNTED_MOST}) counted)`;

const READ = `
  select now_in_force.id as current, ${attempts(false)} as "openAttempts", ${attempts(true)} as "pastAttempts",
    (select coalesce(json_agg(json_build_object('id', q.id, 'title', q.title) order by q.title), '[]') from (
       select q.id, q.title from quiz_items qi join quizzes q on q.id = qi.quiz_id
       where qi.item_id = i.id and q.deleted_at is null and ${isOwn('q', '$2', '$3')} limit ${NAMED_MOST}) q) as quizzes,
    (select coalesce(json_agg(json_build_object('id', p.id, 'title', p.title || ' ' || p.year) order by p.title), '[]') from (
       select distinct p.id, p.title, p.year from item_versions v join paper_items pi on pi.version_id = v.id
       join exam_papers p on p.id = pi.paper_id where v.item_id = i.id and p.deleted_at is null limit ${NAMED_MOST}) p) as papers,
    (select coalesce(json_agg(json_build_object('id', o.id, 'number', o.version, 'answers', o.answers) order by o.version), '[]')
     from (
       select v.id, v.version, (select count(*)::int from (
           select from attempt_items ai join attempts a on a.id = ai.attempt_id
           where ai.version_id = v.id and a.handed_in_at is not null and ai.credit is not null limit ${COUNTED_MOST}) counted) as answers
       from item_versions v where v.item_id = i.id and v.version < i.version and ${keysDiffer('v', 'now_in_force')}
         and not exists (select from regrades r where r.from_version_id = v.id and r.to_version_id = now_in_force.id)) o
     where o.answers > 0) as outdated
  from items i join item_versions now_in_force on now_in_force.item_id = i.id and now_in_force.version = i.version
  where i.id = $1 and ${isReadable('item', 'i', ['$2', '$3', '$4'])}`;

/** Where a question is used: one statement. Throws `NOT_FOUND`. */
export async function readQuestionUsage(
  pool: Pick<pg.Pool, 'query'>,
  author: Author,
  id: string,
): Promise<QuestionUsage> {
  const { rows } = isUuid(id)
    ? await pool.query<QuestionUsage>({
        name: 'item-use',
        text: READ,
        values: [id, author.userId, author.bank, author.readsSchool],
      })
    : { rows: [] };
  if (rows[0] === undefined) throw new ProductError('NOT_FOUND');
  return rows[0];
}
