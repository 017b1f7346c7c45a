import { isChunkError } from '#actors/part-loader.ts';
import { ERRORS, type FieldMessages, ProductError } from '#domain/errors.ts';

/** What a form says after a failed try: a sentence for the whole, and one for each field the server names. */
export function describeProblem(error: unknown): { readonly message: string; readonly fields: FieldMessages } {
  if (error instanceof ProductError) return { message: error.message, fields: error.fields ?? {} };
  // A part of the page that the work needs could not be downloaded.
  if (isChunkError(error)) return { message: ERRORS.NETWORK.message, fields: {} };
  console.error(error);
  return { message: ERRORS.INTERNAL.message, fields: {} };
}
