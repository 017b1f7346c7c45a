import type pg from 'pg';
import { ANSWERS_PER_SAVE_MAX, SEQUENCE_AHEAD_MAX } from '#domain/attempts/attempt.limits.ts';
import { type ErrorCode, ProductError } from '#domain/platform/errors.ts';
import { QUESTION_TYPES } from '#domain/questions/types/registry.ts';
import { readResponse } from '#domain/questions/types/score-response.ts';
import { isUuid } from '../platform/db/uuid.ts';
import { ownFiles } from '../platform/media/answer-file.commands.ts';
import { isPaused, lastAnswerInstant } from './attempt.clock.ts';
import { type AttemptState, stateJson } from './attempt.state.ts';
import { questionsOfAttempt } from './attempt-questions.cache.ts';

export type Answer = {
  /** Created by the browser; the same operation counts once, however often it is sent. */
  readonly operationId: string;
  readonly position: number;
  /** Higher than the number of any answer to this question on the device. */
  readonly sequence: number;
  /** Null: "I don't know yet", which only a diagnostic accepts. */
  readonly response: unknown;
};

export type AnswerBatch = {
  readonly attempt: string;
  /** The device that sends the answer; null for callers that need no check of the writing device. */
  readonly device: string | null;
  readonly answers: readonly Answer[];
};

/** Why an answer is not in the log. Sending the same operation again does not help. */
export type AnswerRefusal = Extract<
  ErrorCode,
  | 'ATTEMPT_CLOSED'
  | 'ATTEMPT_ELSEWHERE'
  | 'ATTEMPT_PAUSED'
  | 'DEADLINE_PASSED'
  | 'ITEM_LOCKED'
  | 'INVALID_INPUT'
  | 'NOT_FOUND'
  | 'SEQUENCE_TAKEN'
  | 'SEQUENCE_TOO_FAR'
>;

export type AnswerReceipt = {
  readonly operationId: string;
  readonly position: number;
  /** Null: the answer is saved in the log for good. */
  readonly refusal: AnswerRefusal | null;
  /** The highest number in the log for the question, 0 if there is none. */
  readonly highest: number;
};

export type SavedBatch = { readonly state: AttemptState; readonly receipts: readonly AnswerReceipt[] };

type SaveRow = {
  state: AttemptState;
  refusal: AnswerRefusal | null;
  isDiagnostic: boolean;
  answers: { id: string; appended: boolean; known: boolean; highest: number }[];
};

/*
 * One statement, one transaction. The lock makes submitting wait for answers in flight, and answers wait for a
 * submission in progress; the timestamp is read once the lock is held. The statement does not see what it appends
 * itself: `known` and `highest` are from before.
 */
const SAVE = `
  with attempt as (select * from attempts where id = $1 and user_id = $2 for no key update),
  moment as materialized (select a.*, clock_timestamp() as at, ${lastAnswerInstant('a')} as last_moment from attempt a),
  ruling as materialized (
    select m.*, case
      when handed_in_at is not null then 'ATTEMPT_CLOSED'
      when last_moment < at then 'DEADLINE_PASSED'
      when ${isPaused('m')} then 'ATTEMPT_PAUSED'
      when holder <> $3::uuid then 'ATTEMPT_ELSEWHERE' end as refusal
    from moment m),
  sent as materialized (
    select s.*, (select coalesce(max(l.sequence), 0) from answer_log l where l.attempt_id = $1 and l.position = s.position) as highest
    from unnest($4::uuid[], $5::int[], $6::int[], $7::jsonb[]) as s(id, position, sequence, response)),
  appended as (
    insert into answer_log (operation_id, attempt_id, position, sequence, response, device, received_at)
    select s.id, r.id, s.position, s.sequence, s.response, $3::uuid, r.at from sent s, ruling r
    where r.refusal is null and (r.diagnostic_subject_id is not null or s.response <> 'null'::jsonb) and s.sequence <= s.highest + ${SEQUENCE_AHEAD_MAX} and not exists (
      select from item_steps st where st.attempt_id = r.id and st.position = s.position and st.locked_at is not null)
    on conflict do nothing returning operation_id)
  select ${stateJson('r', '$3::uuid')} as state, r.refusal,
    r.diagnostic_subject_id is not null as "isDiagnostic", (
    select coalesce(json_agg(json_build_object('id', s.id, 'highest', s.highest,
      'appended', exists (select from appended where operation_id = s.id),
      'known', exists (select from answer_log l where l.operation_id = s.id and l.attempt_id = r.id and l.position = s.position))), '[]')
    from sent s) as answers
  from ruling r`;

/**
 * Appends answers to the log; resolves after the commit. Each answer has its own receipt, so a refused answer does not
 * stop the others. Throws `NOT_FOUND` if the user has no such attempt, `INVALID_INPUT` for an invalid batch.
 */
export async function saveAnswers(
  pool: pg.Pool,
  userId: string,
  { attempt, device, answers }: AnswerBatch,
): Promise<SavedBatch> {
  if (!isUuid(attempt)) throw new ProductError('NOT_FOUND');
  if (answers.length > ANSWERS_PER_SAVE_MAX || (device !== null && !isUuid(device))) {
    throw new ProductError('INVALID_INPUT');
  }
  const items = await questionsOfAttempt(
    pool,
    attempt,
    answers.map(({ position }) => position),
  );
  const read = await withoutForeignFiles(
    pool,
    userId,
    answers.map((answer) => readAnswer(answer, items)),
  );
  const valid = read.filter((entry): entry is ReadAnswer => 'json' in entry);
  const { rows } = await pool.query<SaveRow>({
    name: 'save-answers',
    text: SAVE,
    values: [
      attempt,
      userId,
      device,
      valid.map(({ answer }) => answer.operationId),
      valid.map(({ answer }) => answer.position),
      valid.map(({ answer }) => answer.sequence),
      valid.map(({ json }) => json),
    ],
  });
  const row = rows[0];
  if (row === undefined) throw new ProductError('NOT_FOUND');
  const outcomes = new Map(row.answers.map((outcome) => [outcome.id.toLowerCase(), outcome]));
  const receipts: AnswerReceipt[] = [];
  for (const entry of read) {
    const { operationId, position, sequence } = entry.answer;
    const outcome = outcomes.get(operationId.toLowerCase());
    if (!('json' in entry) || outcome === undefined) {
      receipts.push({ operationId, position, refusal: 'json' in entry ? 'INVALID_INPUT' : entry.refusal, highest: 0 });
    } else if (outcome.appended || outcome.known) {
      const highest = outcome.known ? outcome.highest : Math.max(outcome.highest, sequence);
      receipts.push({ operationId, position, refusal: null, highest });
    } else if (row.refusal !== null) {
      receipts.push({ operationId, position, refusal: row.refusal, highest: outcome.highest });
    } else if (entry.answer.response === null && !row.isDiagnostic) {
      receipts.push({ operationId, position, refusal: 'INVALID_INPUT', highest: outcome.highest });
    } else if (sequence > outcome.highest + SEQUENCE_AHEAD_MAX) {
      receipts.push({ operationId, position, refusal: 'SEQUENCE_TOO_FAR', highest: outcome.highest });
    } else receipts.push(await receiptOfConflict(pool, attempt, entry.answer));
  }
  return { state: row.state, receipts };
}

type ReadAnswer = { readonly answer: Answer; readonly json: string; readonly files: readonly string[] };
type UnreadAnswer = { readonly answer: Answer; readonly refusal: AnswerRefusal };

function readAnswer(answer: Answer, items: Awaited<ReturnType<typeof questionsOfAttempt>>): ReadAnswer | UnreadAnswer {
  const { operationId, position, sequence } = answer;
  if (!isUuid(operationId) || !Number.isInteger(sequence) || sequence < 1) return { answer, refusal: 'INVALID_INPUT' };
  const item = items.get(position);
  if (item === undefined) return { answer, refusal: 'NOT_FOUND' };
  if (answer.response === null) return { answer, json: 'null', files: [] };
  const response = readResponse(item, answer.response);
  if (response === null) return { answer, refusal: 'INVALID_INPUT' };
  const files = item.type === 'file' ? QUESTION_TYPES.file.response.parse(response).files : [];
  return { answer, json: JSON.stringify(response), files: files.map(({ id }) => id) };
}

/** An answer that refers to a file which the user has not uploaded is invalid. */
async function withoutForeignFiles(
  pool: pg.Pool,
  userId: string,
  read: readonly (ReadAnswer | UnreadAnswer)[],
): Promise<(ReadAnswer | UnreadAnswer)[]> {
  const own = await ownFiles(
    pool,
    userId,
    read.flatMap((entry) => ('json' in entry ? entry.files : [])),
  );
  return read.map((entry) =>
    'json' in entry && !entry.files.every((id) => own.has(id))
      ? { answer: entry.answer, refusal: 'INVALID_INPUT' }
      : entry,
  );
}

/**
 * The log has a conflicting row, perhaps written a moment ago: the same operation from a second connection counts as
 * saved, another operation with this number is refused, and a reused id is invalid.
 */
async function receiptOfConflict(pool: pg.Pool, attempt: string, answer: Answer): Promise<AnswerReceipt> {
  const { operationId, position } = answer;
  const { rows } = await pool.query<{ known: boolean; elsewhere: boolean; locked: boolean; highest: number }>(
    `select exists (select from answer_log where operation_id = $1 and attempt_id = $2 and position = $3) as known,
       exists (select from answer_log where operation_id = $1) as elsewhere,
       exists (select from item_steps where attempt_id = $2 and position = $3 and locked_at is not null) as locked,
       (select coalesce(max(sequence), 0) from answer_log where attempt_id = $2 and position = $3) as highest`,
    [operationId, attempt, position],
  );
  const { known = false, elsewhere: otherPage = false, locked = false, highest = 0 } = rows[0] ?? {};
  const refusal = known ? null : otherPage ? 'INVALID_INPUT' : locked ? 'ITEM_LOCKED' : 'SEQUENCE_TAKEN';
  return { operationId, position, refusal, highest };
}
