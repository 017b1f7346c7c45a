import { ProductError } from '#domain/platform/errors.ts';
import { alphaOf, STATISTICS_MIN_STUDENTS } from '#domain/questions/statistics/item-statistics.ts';
import type { QuestionTypeName } from '#domain/questions/types/registry.ts';
import type { Queries } from '../platform/db/reading.ts';
import { isUuid } from '../platform/db/uuid.ts';
import { type Author, isReadable } from './author.ts';

export type ChoiceStatistics = {
  readonly choice: string;
  readonly students: number;
  /**
   * Mean score in the attempts' other questions of the students who chose it: a good distractor attracts weaker
   * students.
   */
  readonly rest: number | null;
};

export type VersionStatistics = {
  readonly version: string;
  readonly item: string;
  readonly externalId: string;
  readonly number: number;
  readonly type: QuestionTypeName;
  readonly stem: string;
  /** Students whose first answer to the question was to this version. */
  readonly students: number;
  /** Null, like the following ones, below the minimum number of students. */
  readonly facility: number | null;
  readonly discrimination: number | null;
  readonly seconds: number | null;
  readonly choices: readonly ChoiceStatistics[];
};

// corr() is Pearson's correlation, and null if one side does not vary. See docs/item-statistics.md.
const readOf = (those: string): string => `
  with summary as (
    select version_id, count(*)::int as students, avg(credit) as facility, corr(credit, rest) as discrimination,
      avg(seconds) filter (where seconds > 0) as seconds
    from counted_answers c where first and ${those} and exists (
      select from items i where i.id = c.item_id and ${isReadable('item', 'i', ['$3', '$4', '$5'])}) group by version_id
  ), taken as (
    select c.version_id, x.choice, count(*)::int as students, avg(c.rest) as rest
    from counted_answers c cross join lateral unnest(c.choices) x(choice)
    where c.first and ${those} group by c.version_id, x.choice
  ), choices as (
    select version_id, json_agg(json_build_object('choice', choice, 'students', students, 'rest', rest) order by choice) as list
    from taken group by version_id
  )
  select v.id as version, i.id as item, i.external_id as "externalId", v.version as number, i.type, v.stem, summary.students,
    case when summary.students >= $2 then summary.facility end as facility,
    case when summary.students >= $2 then summary.discrimination end as discrimination,
    case when summary.students >= $2 then summary.seconds end as seconds,
    case when summary.students >= $2 then coalesce(choices.list, '[]') else '[]' end as choices
  from summary join item_versions v on v.id = summary.version_id join items i on i.id = v.item_id
  left join choices on choices.version_id = summary.version_id
  order by i.external_id, v.version`;
const READ_TOPICS = readOf('c.topic_id = any($1::uuid[])');
const READ_QUESTION = readOf('c.version_id = any(array(select id from item_versions where item_id = $1))');

const readerOf = ({ userId, bank, readsSchool }: Author) => [userId, bank, readsSchool] as const;

/**
 * Statistics of every version of the topics' questions that has answers and that the author may read: one statement.
 */
export async function readItemStatistics(
  pool: Queries,
  author: Author,
  topics: readonly string[],
  minStudents = STATISTICS_MIN_STUDENTS,
): Promise<VersionStatistics[]> {
  if (!topics.every(isUuid)) throw new ProductError('NOT_FOUND');
  const { rows } = await pool.query<VersionStatistics>(READ_TOPICS, [topics, minStudents, ...readerOf(author)]);
  return rows;
}

/**
 * Statistics of every version of one question that the author may read: one statement, however many questions its topic
 * has.
 */
export async function readStatisticsOfItem(
  pool: Queries,
  author: Author,
  item: string,
  minStudents = STATISTICS_MIN_STUDENTS,
): Promise<VersionStatistics[]> {
  if (!isUuid(item)) throw new ProductError('NOT_FOUND');
  const { rows } = await pool.query<VersionStatistics>(READ_QUESTION, [item, minStudents, ...readerOf(author)]);
  return rows;
}

export type Reliability = {
  readonly students: number;
  readonly items: number;
  /**
   * Cronbach's alpha; KR-20 if all questions are marked correct or incorrect. Null below the minimum number of
   * students.
   */
  readonly alpha: number | null;
};

const RELIABILITY = `
  with first_attempts as (
    select distinct on (a.user_id) a.id from attempts a
    where (a.quiz_id = $1 and exists (select from quizzes q where q.id = a.quiz_id and ${isReadable('quiz', 'q', ['$2', '$3', '$4'])})
      or a.paper_id = $1 and $3::boolean) and a.handed_in_at is not null order by a.user_id, a.handed_in_at
  ), answers as (
    select ai.attempt_id, ai.version_id, ai.credit * ai.marks as marks
    from attempt_items ai join first_attempts f on f.id = ai.attempt_id
  ), asked as (select version_id from answers group by version_id having count(marks) = (select count(*) from first_attempts)),
  totals as (select sum(marks) as total from answers where version_id in (select version_id from asked) group by attempt_id)
  select (select count(*)::int from first_attempts) as students,
    (select coalesce(array_agg(spread), '{}') from (
      select coalesce(var_pop(marks), 0) as spread from answers where version_id in (select version_id from asked) group by version_id) v) as variances,
    (select var_pop(total) from totals) as total`;

/**
 * The reliability of a quiz or paper, from each student's first attempt and the questions that were marked for all of
 * them.
 */
export async function readReliability(
  pool: Queries,
  author: Author,
  quizOrPaper: string,
  minStudents = STATISTICS_MIN_STUDENTS,
): Promise<Reliability> {
  if (!isUuid(quizOrPaper)) throw new ProductError('NOT_FOUND');
  const { rows } = await pool.query<{ students: number; variances: number[]; total: number | null }>(RELIABILITY, [
    quizOrPaper,
    ...readerOf(author),
  ]);
  const { students, variances, total } = rows[0] ?? { students: 0, variances: [], total: null };
  const alpha = students < minStudents ? null : alphaOf(variances, total ?? 0);
  return { students, items: variances.length, alpha };
}
