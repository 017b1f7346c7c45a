import { isRouteErrorResponse } from 'react-router';
import { requestIdOf } from '#api/error-mapping.ts';
import { isChunkError } from '#client/chunk-loader.ts';
import { type ErrorCode, errorRow } from '#domain/platform/error-codes.ts';
import { ProductError } from '#domain/platform/errors.ts';
import type { texts } from '#texts/compiled/en/platform/errors.generated.ts';

/** The content of an error page. */
export type Refusal = {
  /** Null if it was not the server that failed: no response, or a refusal. */
  readonly status: 403 | 404 | 500 | null;
  readonly title: string;
  readonly text: string;
  /** The id under which the server logged the failure. */
  readonly requestId: string | null;
  /** Whether the same request may succeed now. */
  readonly isRetryUseful: boolean;
};

/** Refusals that end by themselves. */
const PASSING: readonly ErrorCode[] = ['TOO_MANY_TRIES', 'STORAGE_FULL', 'PAYMENT_UNAVAILABLE'];

/** Whether the server would refuse the same request again. */
export const isPermanentRefusal = (error: unknown): error is ProductError =>
  error instanceof ProductError && errorRow(error.code).status === 200 && !PASSING.includes(error.code);

const statusOf = (error: unknown): Refusal['status'] => {
  if (isRouteErrorResponse(error)) return error.status === 404 || error.status === 403 ? error.status : 500;
  if (isChunkError(error)) return null;
  if (!(error instanceof ProductError) || error.code === 'INTERNAL') return 500;
  if (error.code === 'NOT_FOUND') return 404;
  return error.code === 'FORBIDDEN' ? 403 : null;
};

/**
 * Describes an error. The titles for 404 and unexpected errors are the requirement's (section 2).
 * @param path the requested address
 */
export function describeRefusal(error: unknown, path: string, t: typeof texts): Refusal {
  const status = statusOf(error);
  const requestId = requestIdOf(error);
  if (status === 404) {
    return { status, title: t.notFound.title({ path }), text: t.notFound.text, requestId, isRetryUseful: false };
  }
  if (status === 403) {
    return { status, title: t.forbidden.title, text: t.forbidden.text, requestId, isRetryUseful: false };
  }
  if (isPermanentRefusal(error))
    return { status, title: t.refused, text: error.message, requestId, isRetryUseful: false };
  const title = status === null ? t.loadFailed : t.internal;
  if (isChunkError(error)) return { status, title, text: t.partMissing, requestId, isRetryUseful: true };
  const message = error instanceof ProductError ? error.message : 'INTERNAL';
  const text = message === 'NETWORK' ? t.unreachable : message;
  return { status, title, text, requestId, isRetryUseful: true };
}
