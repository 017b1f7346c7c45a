import type pg from 'pg';
import { type ErrorCode, ProductError } from '#domain/platform/errors.ts';
import { type Reservation, strictest } from '#domain/questions/answer-keys/reservation.rule.ts';
import { lastAnswerInstant } from '../../attempts/attempt.clock.ts';

/** Something to practise with: exactly one of these. */
export type Practised = { readonly quizId: string } | { readonly examId: string } | { readonly paperId: string };

/**
 * The student's open attempt at something whose questions are blocked by now: it can be continued, so nothing is lost.
 * Throws `PRACTICE_BLOCKED` if there is none.
 */
export async function openAttemptOrRefuse(client: pg.ClientBase, student: string, of: Practised): Promise<string> {
  const { quizId, examId, paperId } = { quizId: null, examId: null, paperId: null, ...of };
  const { rows } = await client.query<{ id: string }>(
    `select id from attempts a where user_id = $1 and handed_in_at is null and (quiz_id = $2 or exam_id = $3 or paper_id = $4)
       and coalesce(${lastAnswerInstant('a')} >= clock_timestamp(), true)`,
    [student, quizId, examId, paperId],
  );
  if (rows[0] !== undefined) return rows[0].id;
  throw await blockedPractice(client, student);
}

/** Why a student cannot practise now, with the time to try again if it is known. */
async function blockedPractice(client: pg.ClientBase, student: string): Promise<ProductError> {
  const { rows } = await client.query<Reservation>(
    `select blocks_practice is true as "blocksPractice", extract(epoch from ends_at)::float8 * 1000 as "endsAt"
     from reserved_for($1)`,
    [student],
  );
  return reservedError('PRACTICE_BLOCKED', strictest(rows));
}

/** The error of something that a reservation forbids. */
export function reservedError(
  code: Extract<ErrorCode, 'PRACTICE_BLOCKED' | 'ANSWERS_RESERVED'>,
  reservation: Reservation | null,
): ProductError {
  const endsAt = reservation?.endsAt ?? null;
  if (endsAt === null) return new ProductError(code);
  return new ProductError(code, { retryAfterSeconds: Math.max(1, Math.ceil((endsAt - Date.now()) / 1_000)) });
}
