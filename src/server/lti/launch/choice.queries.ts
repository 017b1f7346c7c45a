import type pg from 'pg';
import { href } from '#routes/href.ts';
import { teaches } from '../../classrooms/classroom.permission.ts';
import type { LaunchTarget } from './launch-target.ts';

/** Content that a teacher can add to a course. */
export type Choosable = LaunchTarget & {
  readonly title: string;
  /** Its location: a subject and topic, or a class. */
  readonly location: string;
  /** Its address on this server. */
  readonly path: string;
};

const MOST = 50;

// $1 the teacher's account, or null; $2 requested kinds and ids; $3 words, all of which have to match.
const READ = `
  select f.kind, f.id, f.title, f.location, f.subject, f.topic from (
    select 'assignment' as kind, a.id, a.title, c.name as location, null as subject, null as topic, 0 as rank, 0 as position
    from assignments a join classrooms c on c.id = a.classroom_id and c.archived_at is null
    where a.deleted_at is null and a.published_at is not null and ${teaches('c.id', '$1::uuid')}
    union all
    select 'quiz', q.id, q.title, s.title || ' · ' || t.title, s.slug, t.slug, 1 + s.position, t.position
    from quizzes q join live_topics t on t.id = q.topic_id join live_subjects s on s.id = t.subject_id
    where q.live and (exists (select from quiz_items qi where qi.quiz_id = q.id)
      or exists (select from quiz_draws qd where qd.quiz_id = q.id))
    union all
    select 'paper', p.id, p.title || ', ' || case p.session when '' then '' else p.session || ' ' end || p.year, s.title,
      s.slug, null, 1 + s.position, 0
    from exam_papers p join live_subjects s on s.id = p.subject_id where p.live
  ) f`;
const FOUND = `(select bool_and(position(w in lower(f.title || ' ' || f.location)) > 0) from unnest($3::text[]) w) is not false`;
const IS_CHOSEN = `f.kind || '.' || f.id = any($2)`;

type Row = Omit<Choosable, 'path'> & { readonly subject: string | null; readonly topic: string | null };

/**
 * Search results for content that a teacher may add to a course; requested names (`quiz.ID`) come first, whether they
 * match or not. A user without an account here has no assignments to choose from.
 */
export async function readChoosableContent(
  pool: pg.Pool,
  { userId, search, chosenNames }: { userId: string | null; search: string; chosenNames: readonly string[] },
): Promise<Choosable[]> {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean).slice(0, 10);
  const { rows } = await pool.query<Row>(
    `${READ} where ${FOUND} or ${IS_CHOSEN}
     order by ${IS_CHOSEN} desc, f.rank, f.location, f.position, f.title, f.id limit ${MOST}`,
    [userId, chosenNames, words],
  );
  return rows.map(withPath);
}

/** The content with these names, as far as the teacher may use it. */
export async function readChosen(
  pool: pg.Pool,
  userId: string | null,
  chosenNames: readonly string[],
): Promise<Choosable[]> {
  const { rows } = await pool.query<Row>(`${READ} where ${IS_CHOSEN}`, [userId, chosenNames]);
  return rows.map(withPath);
}

const withPath = ({ subject, topic, ...row }: Row): Choosable => ({
  ...row,
  path:
    row.kind === 'quiz'
      ? href('topic.quiz', { subject: subject ?? '', topic: topic ?? '', id: row.id })
      : href(row.kind === 'paper' ? 'exam.exam-paper.detail' : 'assignment.detail', { id: row.id }),
});
