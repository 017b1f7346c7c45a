import type pg from 'pg';
import { LIVE_HOST_LOST_MS } from '#domain/classrooms/live-quiz/live-quiz.limits.ts';
import {
  hasScores,
  type LiveCommand,
  type LiveHost,
  type LiveMode,
  type LiveState,
} from '#domain/classrooms/live-quiz/live-quiz.ts';
import { ProductError } from '#domain/platform/errors.ts';
import type { LiveQuizEvent } from '#machines/live-quiz/live-quiz.machine.ts';
import { stepOf } from '#machines/live-quiz/live-quiz.step.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { isUuid } from '../../platform/db/uuid.ts';
import { teaches } from '../classroom.permission.ts';

const EVENTS: Readonly<Record<LiveCommand, LiveQuizEvent>> = {
  start: { type: 'quiz.started' },
  lock: { type: 'answers.locked' },
  discuss: { type: 'discussion.started' },
  voteAgain: { type: 'vote.reopened' },
  reveal: { type: 'answer.revealed' },
  showScores: { type: 'scores.shown' },
  next: { type: 'question.left' },
  end: { type: 'quiz.ended' },
};

type Row = {
  readonly mode: LiveMode;
  readonly hasGuests: boolean;
  readonly state: LiveState;
  readonly position: number;
  readonly vote: 1 | 2;
  readonly count: number;
  readonly revision: number;
  readonly isOverdue: boolean;
  readonly isHosting: boolean;
};

/**
 * Carries out a command of the hosting device. Throws `NOT_FOUND` for users who do not teach the class,
 * `LIVE_HOST_ELSEWHERE` if another device hosts, and `CHANGED_MEANWHILE` if the quiz is no longer in the state that the
 * host saw, or the command is not possible in it. Returns whether the quiz has ended with this command.
 */
export async function moveLiveQuiz(
  pool: pg.Pool,
  userId: string,
  {
    quiz,
    device,
    revision,
    command,
  }: { readonly quiz: string; readonly device: string; readonly revision: number; readonly command: LiveCommand },
): Promise<boolean> {
  if (!isUuid(quiz) || !isUuid(device)) throw new ProductError('NOT_FOUND');
  return inTransaction(pool, async (client) => {
    const { rows } = await client.query<Row>(
      `select q.mode, q.has_guests as "hasGuests", q.state, q.position, q.vote, q.revision,
         (select count(*)::int from live_questions lq where lq.live_quiz_id = q.id) as count,
         q.state = 'answering' and coalesce(q.locks_at <= clock_timestamp(), false) as "isOverdue",
         coalesce(q.device = $3, true) as "isHosting"
       from live_quizzes q where q.id = $1 and ${teaches('q.classroom_id', '$2')} for update`,
      [quiz, userId, device],
    );
    const row = rows[0];
    if (row === undefined) throw new ProductError('NOT_FOUND');
    if (!row.isHosting) throw new ProductError('LIVE_HOST_ELSEWHERE');
    // When the time is up, the host's screen locks the answers: a command that was pressed meanwhile finds them locked.
    const from = row.isOverdue && command !== 'lock' ? { ...row, state: 'locked' as const } : row;
    const input = { count: row.count, hasScores: hasScores(row.mode) };
    const next = row.revision === revision ? stepOf(from, input, EVENTS[command]) : null;
    if (next === null) throw new ProductError('CHANGED_MEANWHILE');
    if (next.state === 'revealed' && from.state === 'locked') await withholdReserved(client, quiz, row);
    await client.query(
      `update live_quizzes set state = $2, position = $3, vote = $4, revision = revision + 1,
         device_seen_at = clock_timestamp(),
         opened_at = case when $2 = 'answering' then clock_timestamp() else opened_at end,
         locks_at = case when $2 = 'answering' then clock_timestamp() + make_interval(secs => seconds)
           when $2 = 'locked' then least(locks_at, clock_timestamp()) else locks_at end,
         ended_at = case when $2 = 'finished' then clock_timestamp() end,
         code = case when $2 <> 'finished' then code end
       where id = $1`,
      [quiz, next.state, next.position, next.vote],
    );
    const hasEnded = next.state === 'finished';
    // A poll is anonymous: once no vote can follow, nobody needs to know who gave which answer.
    if (hasEnded && row.mode === 'poll') {
      await client.query('update live_answers set player_id = null where live_quiz_id = $1', [quiz]);
    }
    return hasEnded;
  });
}

/** Marks a question whose answer may not be shown, because an assignment reserves it for someone who plays. */
async function withholdReserved(client: pg.ClientBase, quiz: string, { position, hasGuests }: Row): Promise<void> {
  await client.query(
    `update live_questions lq set is_withheld = true from item_versions v
     where lq.live_quiz_id = $1 and lq.position = $2 and v.id = lq.version_id and exists (
       select from reserved_questions rq where rq.item_id = v.item_id and ($3 or exists (
         select from live_players p where p.live_quiz_id = $1 and p.user_id = rq.user_id)))`,
    [quiz, position, hasGuests],
  );
}

/**
 * Signals that a device of a teacher hosts, and returns which device does. It becomes the host if no other device is, if
 * the other one has not signalled for a while, or if the teacher takes over. Throws `NOT_FOUND`.
 */
export async function claimLiveQuiz(
  pool: pg.Pool,
  userId: string,
  { quiz, device, takeOver }: { readonly quiz: string; readonly device: string; readonly takeOver: boolean },
): Promise<LiveHost> {
  if (!isUuid(quiz) || !isUuid(device)) throw new ProductError('NOT_FOUND');
  const { rows } = await pool.query<{ isHere: boolean }>(
    `with own as (select q.id from live_quizzes q where q.id = $1 and ${teaches('q.classroom_id', '$2')}),
     claimed as (
       update live_quizzes q set device = $3, device_seen_at = clock_timestamp() from own
       where q.id = own.id and ($4 or q.device is null or q.device = $3
         or q.device_seen_at < clock_timestamp() - make_interval(secs => ${LIVE_HOST_LOST_MS / 1_000}))
       returning q.id)
     select exists (select from claimed) as "isHere" from own`,
    [quiz, userId, device, takeOver],
  );
  if (rows[0] === undefined) throw new ProductError('NOT_FOUND');
  return rows[0].isHere ? 'here' : 'elsewhere';
}
