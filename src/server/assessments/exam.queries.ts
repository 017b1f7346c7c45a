import type pg from 'pg';
import type { ExamRecipe } from '#domain/assessments/exam-recipe.schema.ts';
import { ProductError } from '#domain/platform/errors.ts';
import type { QuestionTypeName } from '#domain/questions/types/registry.ts';
import { accessParameters, topicIsAccessible } from '../access/accessible-topics.ts';
import type { Viewer } from '../access/viewer.ts';
import { instantJson } from '../attempts/attempt-summary.queries.ts';
import type { SubjectRef } from '../content/content.queries.ts';
import { isUuid } from '../platform/db/uuid.ts';
import { type AttemptLine, attemptLineJson } from './attempt-line.ts';

export type ExamSummary = {
  readonly id: string;
  readonly title: string;
  readonly seconds: number | null;
  readonly createdAt: string;
  readonly questionCount: number;
  readonly subjects: readonly SubjectRef[];
  /** The open attempt, or otherwise the latest. */
  readonly lastAttempt: AttemptLine | null;
};

export type TypeCount = { readonly type: QuestionTypeName; readonly count: number };

export type Exam = ExamSummary & {
  readonly recipe: ExamRecipe;
  readonly isShared: boolean;
  readonly types: readonly TypeCount[];
  readonly topics: readonly (SubjectRef & { readonly subject: SubjectRef })[];
  /** Whether the viewer's plan still opens every question. */
  readonly isAccessible: boolean;
  readonly timeFactor: number;
  readonly attempts: readonly AttemptLine[];
};

const ref = (row: string): string => `json_build_object('id', ${row}.id, 'slug', ${row}.slug, 'title', ${row}.title)`;

const SUMMARY = `
  e.id, e.title, e.seconds, ${instantJson('e.created_at')} as "createdAt",
  (select count(*)::int from exam_items ei join item_versions v on v.id = ei.version_id
   join items i on i.id = v.item_id and i.live where ei.exam_id = e.id) as "questionCount",
  (select coalesce(json_agg(${ref('s')} order by s.position, s.title), '[]') from subjects s where s.id in (
     select t.subject_id from exam_items ei join item_versions v on v.id = ei.version_id join items i on i.id = v.item_id
     join topics t on t.id = i.topic_id where ei.exam_id = e.id)) as subjects,
  (select ${attemptLineJson('a', '$1')} from attempts a where a.exam_id = e.id and a.user_id = $1
   order by a.handed_in_at is null desc, a.started_at desc limit 1) as "lastAttempt"`;

/** The viewer's exams, newest first: one statement. */
export async function readExams(pool: pg.Pool, viewer: Viewer): Promise<ExamSummary[]> {
  const { rows } = await pool.query<ExamSummary>(
    `select ${SUMMARY} from exams e where e.owner_id = $1 and e.deleted_at is null order by e.created_at desc`,
    [viewer.userId],
  );
  return rows;
}

const READ_EXAM = `
  select ${SUMMARY}, e.recipe, e.share_token is not null as "isShared",
    (select coalesce(json_agg(json_build_object('type', type, 'count', n) order by n desc, type), '[]') from (
       select i.type, count(*)::int as n from exam_items ei join item_versions v on v.id = ei.version_id
       join items i on i.id = v.item_id and i.live where ei.exam_id = e.id group by i.type) by_type) as types,
    (select coalesce(json_agg(json_build_object('id', t.id, 'slug', t.slug, 'title', t.title, 'subject', ${ref('s')})
       order by s.position, t.position), '[]')
     from topics t join subjects s on s.id = t.subject_id where t.id in (
       select i.topic_id from exam_items ei join item_versions v on v.id = ei.version_id join items i on i.id = v.item_id
       where ei.exam_id = e.id)) as topics,
    not exists (
      select from exam_items ei join item_versions v on v.id = ei.version_id join items i on i.id = v.item_id
      join topics t on t.id = i.topic_id where ei.exam_id = e.id and not ${topicIsAccessible('t', '$3', '$4')}) as "isAccessible",
    coalesce((select time_factor from accommodations where user_id = $1), 1) as "timeFactor",
    (select coalesce(json_agg(${attemptLineJson('a', '$1')} order by a.started_at desc), '[]') from attempts a
     where a.exam_id = e.id and a.user_id = $1) as attempts
  from exams e where e.id = $2 and e.owner_id = $1 and e.deleted_at is null`;

/** An exam of the viewer's own. Throws `NOT_FOUND`, for others' too. */
export async function readExam(pool: pg.Pool, viewer: Viewer, id: string): Promise<Exam> {
  const { rows } = isUuid(id)
    ? await pool.query<Exam>(READ_EXAM, [viewer.userId, id, ...accessParameters(viewer, 'quiz')])
    : { rows: [] };
  if (rows[0] === undefined) throw new ProductError('NOT_FOUND');
  return rows[0];
}

export type SharedExam = { readonly title: string; readonly recipe: ExamRecipe; readonly topicsExcluded: number };

/**
 * The recipe of a link, limited to the topics that the viewer may open. Throws `NOT_FOUND` for an invalid link,
 * `PAYMENT_REQUIRED` if no topic remains.
 */
export async function readSharedExam(pool: pg.Pool, viewer: Viewer, token: string): Promise<SharedExam> {
  const { rows } = await pool.query<{ title: string; recipe: ExamRecipe; open: string[] }>(
    `select e.title, e.recipe, array(
       select t.id::text from live_topics t
       where e.recipe->'topics' ? t.id::text and ${topicIsAccessible('t', '$2', '$3')}) as open
     from exams e where e.share_token = $1 and e.deleted_at is null`,
    [token, ...accessParameters(viewer, 'quiz')],
  );
  const exam = rows[0];
  if (exam === undefined) throw new ProductError('NOT_FOUND');
  const topics = exam.recipe.topics.filter((topic) => exam.open.includes(topic));
  if (topics.length === 0) throw new ProductError('PAYMENT_REQUIRED');
  return {
    title: exam.title,
    recipe: { ...exam.recipe, topics },
    topicsExcluded: exam.recipe.topics.length - topics.length,
  };
}
