import { createHmac, timingSafeEqual } from 'node:crypto';
import { ANSWER_FILE_ADDRESS_LIFE_S } from '#domain/attempts/attempt.limits.ts';

/**
 * What an address allows: uploading one file of the user's own, or reading it, in one session, until an instant (s
 * since 1970).
 */
export type AnswerFileGrant = {
  readonly id: string;
  readonly right: 'send' | 'read';
  readonly sessionId: string;
  readonly until: number;
};

const signatureOf = (key: Buffer, { id, right, sessionId, until }: AnswerFileGrant): Buffer =>
  createHmac('sha256', key).update(`answer-file\n${right}\n${id}\n${sessionId}\n${until}`).digest();

/** The signed address of a student's upload; `now` in milliseconds. */
export function answerFileAddress(key: Buffer, grant: Omit<AnswerFileGrant, 'until'>, now: number): string {
  const until = Math.ceil(now / 1_000) + ANSWER_FILE_ADDRESS_LIFE_S;
  const signature = signatureOf(key, { ...grant, until }).toString('base64url');
  const { id, right, sessionId } = grant;
  return `/media/answers/${id}?${new URLSearchParams({ right, session: sessionId, until: String(until), signature })}`;
}

/** Whether this key signed the grant and it has not expired. */
export function isAnswerFileGranted(key: Buffer, grant: AnswerFileGrant, signature: string, now: number): boolean {
  const given = Buffer.from(signature, 'base64url');
  const expected = signatureOf(key, grant);
  return given.length === expected.length && timingSafeEqual(given, expected) && grant.until * 1_000 > now;
}
