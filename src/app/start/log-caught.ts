import { ProductError } from '#domain/platform/errors.ts';

/**
 * Logs an error that a component has displayed. A refusal from the catalogue is a regular response, with
 * a text or page of its own, and no bug: it is not logged.
 */
export function logCaught(error: unknown): void {
  if (!(error instanceof ProductError)) console.error(error);
}
