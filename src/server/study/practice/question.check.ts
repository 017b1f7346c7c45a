import type pg from 'pg';
import { INTERACTIVE_ATTEMPTS } from '#domain/attempts/attempt.limits.ts';
import type { Behaviour } from '#domain/attempts/behaviour.ts';
import { ProductError } from '#domain/platform/errors.ts';
import { SealedKey, type StoredKey } from '#domain/questions/answer-keys/answer-key.rule.ts';
import { type Reservation, strictest } from '#domain/questions/answer-keys/reservation.rule.ts';
import { type StoredQuestion, scoreResponse } from '#domain/questions/types/score-response.ts';
import { lastAnswerInstant } from '../../attempts/attempt.clock.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { isUuid } from '../../platform/db/uuid.ts';
import { type StoredDraw, withDraw } from '../../questions/answer-keys/drawn-question.ts';
import { storedAnswer, storedDraw } from '../../questions/answer-keys/key-columns.sql.ts';
import { reservedError } from '../../questions/answer-keys/practice-block.ts';
import { reservationsJson } from '../../questions/answer-keys/reserved-questions.sql.ts';
import { compareExpressions } from '../../questions/expressions/compare-expressions.ts';

/** One question of a user's own attempt. */
export type QuestionLocation = { readonly attempt: string; readonly position: number };

type Row = Omit<StoredQuestion, 'key'> & {
  readonly storedKey: StoredKey;
  readonly draw: StoredDraw | null;
  /** By assignments other than the attempt's own, which itself decides that answers are checked during the attempt. */
  readonly reservations: readonly Reservation[];
  readonly behaviour: Behaviour;
  readonly closed: boolean;
  readonly response: unknown;
  /** Sequence number of the current answer, and of the one that was checked last; null if there is none. */
  readonly sequence: number | null;
  readonly checked: number | null;
  readonly tries: number;
  readonly locked: boolean;
};

const RESERVATIONS = reservationsJson(
  'reserved_for($2)',
  'rq.item_id = v.item_id and rq.part_id is distinct from a.assignment_part_id',
);

const READ = `
  select a.behaviour, a.handed_in_at is not null or coalesce(${lastAnswerInstant('a')} < clock_timestamp(), false) as closed, i.type, v.body, ${storedAnswer('v')} as "storedKey", ${storedDraw('v', 'v', 'ai')} as draw, ${RESERVATIONS} as reservations, coalesce(st.tries, 0) as tries,
    st.locked_at is not null as locked, st.checked_sequence as checked, given.sequence, given.response
  from attempt_items ai join item_versions v on v.id = ai.version_id join items i on i.id = v.item_id
  join attempts a on a.id = ai.attempt_id left join item_steps st on st.attempt_id = a.id and st.position = ai.position
  left join lateral (
    select l.sequence, l.response from answer_log l where l.attempt_id = a.id and l.position = ai.position
    order by l.sequence desc limit 1) given on true
  where a.id = $1 and ai.position = $3 and a.user_id = $2`;

const STEP = `
  with step as (
    insert into item_steps (attempt_id, position, tries, locked_at, checked_sequence)
    values ($1, $2, 1, case when $3 then clock_timestamp() end, $7)
    on conflict (attempt_id, position) do update
    set tries = item_steps.tries + 1, locked_at = excluded.locked_at, checked_sequence = excluded.checked_sequence)
  update attempt_items set outcome = $4, credit = $5, remark = $6 where attempt_id = $1 and position = $2`;

/**
 * Scores the current answer of an attempt with feedback, and locks the question: with immediate feedback at once,
 * otherwise when the answer is correct or the attempts are used up. Answers that are marked by hand are locked
 * unmarked. Checking a locked question again changes nothing, nor does checking the same answer: a request that was
 * sent twice uses one attempt. Throws `NOT_FOUND`, `ATTEMPT_CLOSED`, `INVALID_INPUT` if there is no answer yet,
 * `FORBIDDEN` with feedback after submitting, `ANSWERS_RESERVED` if an assignment reserves the question: the answer is
 * saved, and is marked with the attempt.
 */
export async function checkQuestion(
  pool: pg.Pool,
  userId: string,
  { attempt, position }: QuestionLocation,
): Promise<void> {
  if (!isUuid(attempt)) throw new ProductError('NOT_FOUND');
  await inTransaction(pool, async (client) => {
    // Answers in flight are saved before, or find the question locked.
    await client.query('select from attempts where id = $1 and user_id = $2 for update', [attempt, userId]);
    const { rows } = await client.query<Row>(READ, [attempt, userId, position]);
    const [row] = rows.map(withDraw);
    if (row === undefined) throw new ProductError('NOT_FOUND');
    if (row.closed) throw new ProductError('ATTEMPT_CLOSED');
    if (row.behaviour === 'deferred') throw new ProductError('FORBIDDEN');
    if (row.locked || (row.sequence !== null && row.sequence === row.checked)) return;
    const reservation = strictest(row.reservations);
    if (reservation !== null) throw reservedError('ANSWERS_RESERVED', reservation);
    const key = new SealedKey(row.storedKey).openFor('scoring').answer;
    const { outcome, credit, remark } = scoreResponse({ ...row, key }, row.response, compareExpressions);
    if (outcome === 'unanswered') throw new ProductError('INVALID_INPUT');
    const isLast = row.behaviour === 'immediate' || row.tries + 1 >= INTERACTIVE_ATTEMPTS;
    const locks = isLast || outcome === 'right' || outcome === 'unmarked';
    await client.query(STEP, [attempt, position, locks, outcome, credit, remark ?? null, row.sequence]);
  });
}
