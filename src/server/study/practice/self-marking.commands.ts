import type pg from 'pg';
import { evaluateAwards } from '#domain/attempts/marking/evaluate-awards.rule.ts';
import { awardsSchema } from '#domain/attempts/marking/mark-scheme.schema.ts';
import { MARKED_BY_SCHEME, schemeOfKey } from '#domain/attempts/marking/scheme-of-key.ts';
import { ProductError } from '#domain/platform/errors.ts';
import { SealedKey, type StoredKey } from '#domain/questions/answer-keys/answer-key.rule.ts';
import { type Reservation, strictest } from '#domain/questions/answer-keys/reservation.rule.ts';
import type { Outcome } from '#domain/questions/types/question-type.ts';
import type { QuestionTypeName } from '#domain/questions/types/registry.ts';
import { countResults } from '../../attempts/results/count-results.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { isUuid } from '../../platform/db/uuid.ts';
import { storedAnswer } from '../../questions/answer-keys/key-columns.sql.ts';
import { reservedError } from '../../questions/answer-keys/practice-block.ts';
import { reservationsJson } from '../../questions/answer-keys/reserved-questions.sql.ts';
import type { QuestionLocation } from './question.check.ts';

const RESERVATIONS = reservationsJson('reserved_for($2)', 'rq.item_id = v.item_id');

const READ = `
  select a.assignment_part_id is not null as "isSet", i.type, ${storedAnswer('v')} as "storedKey", ${RESERVATIONS} as reservations, coalesce(ai.outcome = 'unanswered', false) as empty, a.handed_in_at is not null as closed,
    a.study_session_id is not null and st.locked_at is not null as "isLocked"
  from attempts a join attempt_items ai on ai.attempt_id = a.id join item_versions v on v.id = ai.version_id
  join items i on i.id = v.item_id left join item_steps st on st.attempt_id = ai.attempt_id and st.position = ai.position
  where a.id = $1 and a.user_id = $2 and ai.position = $3`;

const SAVE_FEEDBACK = `
  insert into item_steps (attempt_id, position, awards, self_marked_at) values ($1, $2, $3, now())
  on conflict (attempt_id, position) do update set awards = excluded.awards, self_marked_at = excluded.self_marked_at`;

// A paper sets the marks of its questions; elsewhere a mark scheme does.
const MARK = `
  with step as (
    insert into item_steps (attempt_id, position, awards, self_marked_at) values ($1, $2, $3, now())
    on conflict (attempt_id, position) do update set awards = excluded.awards, self_marked_at = excluded.self_marked_at)
  update attempt_items set outcome = $4, credit = $5,
    marks = case when (select paper_id from attempts where id = $1) is null then $6 else marks end
  where attempt_id = $1 and position = $2`;

// Questions that were marked automatically, left unanswered, or marked by hand; those that still have to be marked are
// in neither sum.
export const SUM_UP = `
  update attempts a set marks = s.marks, marks_out_of = s.marks_out_of
  from (select coalesce(sum(marks * credit), 0) as marks, coalesce(sum(marks), 0) as marks_out_of
    from attempt_items ai where ai.attempt_id = $1 and credit is not null and (ai.outcome = 'unanswered' or not (
      select i.type = any($2) from item_versions v join items i on i.id = v.item_id where v.id = ai.version_id)
      or exists (select from item_steps st where st.attempt_id = ai.attempt_id and st.position = ai.position
        and st.self_marked_at is not null)
      or exists (select from teacher_marks tm where tm.attempt_id = ai.attempt_id and tm.position = ai.position))) s
  where a.id = $1`;

/**
 * Saves the mark points that a student awards to their own written answer after submission, and adds them to the marks.
 * Marking again replaces earlier points. Throws `NOT_FOUND`, `INVALID_INPUT` for questions without a mark scheme,
 * `FORBIDDEN` while the answer can still change, `ANSWERS_RESERVED` if an assignment reserves the question.
 */
export async function markOwnAnswer(
  pool: pg.Pool,
  userId: string,
  { attempt, position }: QuestionLocation,
  given: unknown,
): Promise<void> {
  if (!isUuid(attempt)) throw new ProductError('NOT_FOUND');
  const awards = awardsSchema.safeParse(given);
  if (!awards.success) throw new ProductError('INVALID_INPUT');
  await inTransaction(pool, async (client) => {
    // Two answers that are marked at the same time would each be summed without the other.
    await client.query('select from attempts where id = $1 and user_id = $2 for update', [attempt, userId]);
    const { rows } = await client.query<{
      type: QuestionTypeName;
      storedKey: StoredKey;
      reservations: readonly Reservation[];
      empty: boolean;
      closed: boolean;
      isLocked: boolean;
      isSet: boolean;
    }>(READ, [attempt, userId, position]);
    const row = rows[0];
    if (row === undefined) throw new ProductError('NOT_FOUND');
    if (!row.closed && !row.isLocked) throw new ProductError('FORBIDDEN');
    const reservation = strictest(row.reservations);
    if (reservation !== null) throw reservedError('ANSWERS_RESERVED', reservation);
    const scheme = schemeOfKey(row.type, new SealedKey(row.storedKey).openFor('scoring').answer);
    if (scheme === null || row.empty) throw new ProductError('INVALID_INPUT');
    const known = awards.data.filter(({ point }) => scheme.points.some(({ id }) => id === point));
    const { marks, outOf } = evaluateAwards(scheme, known);
    const outcome: Outcome = marks === outOf ? 'right' : marks === 0 ? 'wrong' : 'partly';
    if (row.isSet || !row.closed) {
      // Assigned work is marked by its teacher; self-marking is saved in addition. In a study session the points count
      // once it ends (`end-session.ts`).
      await client.query(SAVE_FEEDBACK, [attempt, position, JSON.stringify(known)]);
      return;
    }
    await client.query(MARK, [attempt, position, JSON.stringify(known), outcome, marks / outOf, outOf]);
    await client.query(SUM_UP, [attempt, MARKED_BY_SCHEME]);
    await countResults(client, attempt);
  });
}
