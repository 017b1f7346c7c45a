import type pg from 'pg';
import { ProductError } from '#domain/errors.ts';
import type { Viewer } from '../auth/viewer.ts';
import { summaryJson } from './attempt-summary.query.ts';

export type SubjectRef = { id: string; slug: string; title: string };
export type TopicRef = SubjectRef;
export type QuizRef = { id: string; title: string; subject: SubjectRef; topic: TopicRef };
export type AttemptSummary = {
  id: string;
  quiz: QuizRef;
  startedAt: string;
  handedInAt: string | null;
  itemCount: number;
  answeredCount: number;
  marks: number | null;
  marksOutOf: number | null;
};
export type QuizSummary = { id: string; title: string; itemCount: number; lastAttempt: AttemptSummary | null };
export type Topic = SubjectRef & {
  summary: string;
  subject: SubjectRef;
  itemCount: number;
  quizCount: number;
  quizzesDone: number;
  quizzes: QuizSummary[];
};
export type Subject = SubjectRef & {
  summary: string;
  itemCount: number;
  quizCount: number;
  quizzesDone: number;
  topics: Topic[];
};

const REF = (table: string): string =>
  `json_build_object('id', ${table}.id, 'slug', ${table}.slug, 'title', ${table}.title)`;

// $1 is the person whose progress is counted.
const TOPIC_COUNTS = `
  (select count(*)::int from items i where i.topic_id = t.id) as "itemCount",
  (select count(*)::int from quizzes q where q.topic_id = t.id) as "quizCount",
  (select count(distinct a.quiz_id)::int from attempts a join quizzes q on q.id = a.quiz_id
     where q.topic_id = t.id and a.user_id = $1 and a.handed_in_at is not null) as "quizzesDone"`;

const TOPICS = `
  select t.id, t.slug, t.title, t.summary, t.position, t.subject_id, ${REF('s')} as subject, ${TOPIC_COUNTS}, '[]'::json as quizzes
  from topics t join subjects s on s.id = t.subject_id`;

const SUBJECTS = `
  with topic_rows as (${TOPICS})
  select s.id, s.slug, s.title, s.summary,
    coalesce(sum(t."itemCount"), 0)::int as "itemCount",
    coalesce(sum(t."quizCount"), 0)::int as "quizCount",
    coalesce(sum(t."quizzesDone"), 0)::int as "quizzesDone",
    coalesce(json_agg(to_json(t) order by t.position, t.title) filter (where t.id is not null), '[]') as topics
  from subjects s left join topic_rows t on t.subject_id = s.id`;

/** All subjects with their topics and the viewer's progress, without quizzes: one statement. */
export async function readSubjects(pool: pg.Pool, viewer: Viewer): Promise<Subject[]> {
  const { rows } = await pool.query<Subject>(`${SUBJECTS} group by s.id order by s.position, s.title`, [viewer.userId]);
  return rows;
}

/** One subject. Throws `NOT_FOUND`. */
export async function readSubject(pool: pg.Pool, viewer: Viewer, slug: string): Promise<Subject> {
  const { rows } = await pool.query<Subject>(`${SUBJECTS} where s.slug = $2 group by s.id`, [viewer.userId, slug]);
  return found(rows[0]);
}

/** One topic with its quizzes and how the viewer's latest attempt at each stands. Throws `NOT_FOUND`. */
export async function readTopic(pool: pg.Pool, viewer: Viewer, subject: string, topic: string): Promise<Topic> {
  const { rows } = await pool.query<Topic>(
    `select row.*, (
       select coalesce(json_agg(json_build_object('id', q.id, 'title', q.title,
           'itemCount', (select count(*)::int from quiz_items qi where qi.quiz_id = q.id),
           'lastAttempt', (
             select ${summaryJson('a')} from attempts a where a.quiz_id = q.id and a.user_id = $1
             order by a.handed_in_at is null desc, a.started_at desc limit 1)
         ) order by q.position, q.title), '[]')
       from quizzes q where q.topic_id = row.id
     ) as quizzes
     from (${TOPICS} where s.slug = $2 and t.slug = $3) row`,
    [viewer.userId, subject, topic],
  );
  return found(rows[0]);
}

/** The viewer's open attempts at quizzes, latest first, then the latest handed in: at most five. */
export async function readRecentAttempts(pool: pg.Pool, viewer: Viewer): Promise<AttemptSummary[]> {
  const { rows } = await pool.query<{ summary: AttemptSummary }>(
    `select ${summaryJson('a')} as summary from (
       (select * from attempts where user_id = $1 and quiz_id is not null and handed_in_at is null order by started_at desc limit 5)
       union all
       (select * from attempts where user_id = $1 and quiz_id is not null and handed_in_at is not null order by started_at desc limit 5)
     ) a order by a.handed_in_at is null desc, a.started_at desc limit 5`,
    [viewer.userId],
  );
  return rows.map(({ summary }) => summary);
}

function found<T>(row: T | undefined): T {
  if (row === undefined) throw new ProductError('NOT_FOUND');
  return row;
}
