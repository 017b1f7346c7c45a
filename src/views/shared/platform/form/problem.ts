import { isChunkError } from '#client/chunk-loader.ts';
import { type ErrorCode, type FieldMessages, ProductError } from '#domain/platform/errors.ts';
import { problemText } from '#domain/platform/problem.ts';
import { messageNow } from '#texts/platform/problems.texts.ts';

/** What a form says after a failed try: a sentence for the whole, and one for each field the server names. */
export function describeProblem(error: unknown): { readonly message: string; readonly fields: FieldMessages } {
  if (error instanceof ProductError) return { message: messageOf(error), fields: error.fields ?? {} };
  // A part of the page that the work needs could not be downloaded.
  if (isChunkError(error)) return { message: 'NETWORK' satisfies ErrorCode, fields: {} };
  console.error(error);
  return { message: 'INTERNAL' satisfies ErrorCode, fields: {} };
}

/** What an assignment forbids until it is over. */
const RESERVED: readonly ErrorCode[] = ['PRACTICE_BLOCKED', 'ANSWERS_RESERVED'];

/** The refusal's own sentence; of what an assignment forbids also until when, where that is known. */
function messageOf({ code, message, retryAfterSeconds }: ProductError): string {
  if (retryAfterSeconds === undefined || !RESERVED.includes(code)) return message;
  const at = new Date(Date.now() + retryAfterSeconds * 1_000).toISOString();
  return `${messageNow(message)} ${messageNow(problemText('overBy', { at }))}`;
}
