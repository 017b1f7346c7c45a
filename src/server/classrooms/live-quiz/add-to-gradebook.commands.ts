import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { hasScores, type LiveMode } from '#domain/classrooms/live-quiz/live-quiz.ts';
import { ProductError } from '#domain/platform/errors.ts';
import type { Viewer } from '../../access/viewer.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { refuseTooMany } from '../assignments/assignment.commands.ts';
import { updateEnteredSubmission } from '../assignments/submission.commands.ts';
import { lockCurrent } from '../classroom.commands.ts';
import { findTaughtClass } from './live-quiz.permission.ts';

type Target = {
  readonly title: string;
  readonly mode: LiveMode;
  readonly hasEnded: boolean;
  /** The column that the results are in already, unless it was deleted. */
  readonly assignment: string | null;
  /** Questions that someone has answered, and whose answers can be shown. */
  readonly questions: number;
};

const TARGET = `
  select q.title, q.mode, q.ended_at is not null as "hasEnded",
    (select s.id from assignments s where s.id = q.assignment_id and s.deleted_at is null) as assignment,
    (select count(*)::int from live_questions lq
     where lq.live_quiz_id = q.id and not lq.is_withheld and exists (select from live_answers a
       where a.live_quiz_id = q.id and a.position = lq.position)) as questions
  from live_quizzes q where q.id = $1 for update of q`;

// Marks are correct answers, whatever points the mode gives: the last vote of each question counts. Guests have none.
const ENTER = `
  insert into entered_marks (assignment_id, user_id, version, marks, comment, entered_by)
  select $2, p.user_id, 1, sum(coalesce(a.credit, 0)), '', $3
  from live_players p join live_quizzes q on q.id = p.live_quiz_id
  join classroom_members m on m.classroom_id = q.classroom_id and m.user_id = p.user_id and m.left_at is null
  cross join lateral (
    select distinct on (la.position) la.credit
    from live_answers la join live_questions lq on lq.live_quiz_id = la.live_quiz_id and lq.position = la.position
    where la.player_id = p.id and not lq.is_withheld order by la.position, la.vote desc
  ) a
  where p.live_quiz_id = $1 and p.removed_at is null
  group by p.user_id order by p.user_id
  returning user_id as student`;

// Whoever answered nothing, or was absent, has no work to mark.
const EXCUSE = `
  insert into assignment_exceptions (id, assignment_id, user_id, excused, created_by)
  select gen_random_uuid(), s.id, m.user_id, true, $2
  from assignments s join classroom_members m on m.classroom_id = s.classroom_id and m.left_at is null
  where s.id = $1 and not exists (select from entered_marks e where e.assignment_id = s.id and e.user_id = m.user_id)`;

/**
 * Adds the results of a live quiz to the gradebook, as work on paper: one mark for each question that someone has
 * answered, and students who answered nothing are excused. Returns the id of the assignment; once added, the same one,
 * so that two teachers add one column. Throws `NOT_FOUND` for a quiz of others, that goes on, without marks, or to which
 * no student has answered.
 */
export async function addLiveQuizToGradebook(pool: pg.Pool, viewer: Viewer, quiz: string): Promise<string> {
  const classroom = await findTaughtClass(pool, viewer.userId, quiz);
  return inTransaction(pool, async (client) => {
    await lockCurrent(client, viewer, classroom);
    const { rows } = await client.query<Target>(TARGET, [quiz]);
    const target = rows[0];
    if (target === undefined || !target.hasEnded || !hasScores(target.mode)) throw new ProductError('NOT_FOUND');
    return target.assignment ?? addColumn(client, viewer, { quiz, classroom, target });
  });
}

type Column = { readonly quiz: string; readonly classroom: string; readonly target: Target };

async function addColumn(client: pg.ClientBase, viewer: Viewer, { quiz, classroom, target }: Column): Promise<string> {
  if (target.questions === 0) throw new ProductError('NOT_FOUND');
  await refuseTooMany(client, classroom);
  const id = randomUUID();
  await client.query(
    `insert into assignments (id, classroom_id, created_by, title, paper_marks, published_at, shows_marks, shows_feedback)
     values ($1, $2, $3, $4, $5, now(), 'handIn', 'handIn')`,
    [id, classroom, viewer.userId, target.title, target.questions],
  );
  const { rows } = await client.query<{ student: string }>(ENTER, [quiz, id, viewer.userId]);
  if (rows.length === 0) throw new ProductError('NOT_FOUND');
  for (const { student } of rows) await updateEnteredSubmission(client, { assignment: id, student, hasMarks: true });
  await client.query(EXCUSE, [id, viewer.userId]);
  await client.query('update live_quizzes set assignment_id = $2 where id = $1', [quiz, id]);
  return id;
}
