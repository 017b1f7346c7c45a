import type pg from 'pg';
import { LIVE_FORGOTTEN_HOURS } from '#domain/classrooms/live-quiz/live-quiz.limits.ts';
import type { LiveMode, LiveState } from '#domain/classrooms/live-quiz/live-quiz.ts';
import { instantJson } from '../../attempts/attempt-summary.queries.ts';
import { teaches } from '../classroom.permission.ts';

/** A live quiz in the list of a teacher. */
export type LiveQuizLine = {
  readonly id: string;
  readonly title: string;
  readonly classroomName: string;
  readonly mode: LiveMode;
  readonly state: LiveState;
  readonly players: number;
  readonly questions: number;
  readonly startedAt: string;
};

const MOST = 100;

/** The live quizzes of the classes that a user teaches: open ones first, then the latest. Empty for students. */
export async function readLiveQuizzes(pool: pg.Pool, userId: string): Promise<LiveQuizLine[]> {
  const { rows } = await pool.query<LiveQuizLine>(
    `select q.id, q.title, c.name as "classroomName", q.mode, q.state, ${instantJson('q.created_at')} as "startedAt",
       (select count(*)::int from live_players p where p.live_quiz_id = q.id and p.removed_at is null) as players,
       (select count(*)::int from live_questions lq where lq.live_quiz_id = q.id) as questions
     from live_quizzes q join classrooms c on c.id = q.classroom_id
     where ${teaches('q.classroom_id', '$1')}
     order by q.ended_at is not null, q.created_at desc limit ${MOST}`,
    [userId],
  );
  return rows;
}

/** The live quiz that a student's class has open now; null if there is none. */
export async function findOpenLiveQuiz(pool: pg.Pool, userId: string): Promise<{ code: string; title: string } | null> {
  const { rows } = await pool.query<{ code: string; title: string }>(
    `select coalesce(q.code, '') as code, q.title from classroom_members m join live_quizzes q on q.classroom_id = m.classroom_id
     where m.user_id = $1 and m.left_at is null and q.ended_at is null and q.created_at > now() - make_interval(hours => ${LIVE_FORGOTTEN_HOURS})
     order by q.created_at desc limit 1`,
    [userId],
  );
  return rows[0] ?? null;
}
