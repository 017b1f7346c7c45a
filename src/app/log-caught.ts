import { ProductError } from '#domain/errors.ts';

/**
 * Logs an error that a part of the page has shown in its own place. A refusal out of the catalogue is an answer, with
 * words or a page of its own, and no fault of the program: it stays out of the list of errors.
 */
export function logCaught(error: unknown): void {
  if (!(error instanceof ProductError)) console.error(error);
}
