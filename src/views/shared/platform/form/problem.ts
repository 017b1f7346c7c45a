import { isChunkError } from '#client/chunk-loader.ts';
import { type ErrorCode, type FieldMessages, ProductError } from '#domain/platform/errors.ts';
import { problemText } from '#domain/platform/problem.ts';
import { messageNow } from '#texts/platform/problems.texts.ts';

/** A form's messages after a failed attempt: one for the form, and one for each field that the server names. */
export function describeProblem(error: unknown): { readonly message: string; readonly fields: FieldMessages } {
  if (error instanceof ProductError) return { message: messageOf(error), fields: error.fields ?? {} };
  // A chunk that the action needs could not be downloaded.
  if (isChunkError(error)) return { message: 'NETWORK' satisfies ErrorCode, fields: {} };
  console.error(error);
  return { message: 'INTERNAL' satisfies ErrorCode, fields: {} };
}

/** What an assignment forbids until it is over. */
const RESERVED: readonly ErrorCode[] = ['PRACTICE_BLOCKED', 'ANSWERS_RESERVED'];

/** The refusal's message; for what an assignment forbids, also until when, if it is known. */
function messageOf({ code, message, retryAfterSeconds }: ProductError): string {
  if (retryAfterSeconds === undefined || !RESERVED.includes(code)) return message;
  const at = new Date(Date.now() + retryAfterSeconds * 1_000).toISOString();
  return `${messageNow(message)} ${messageNow(problemText('overBy', { at }))}`;
}
