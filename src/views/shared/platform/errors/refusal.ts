import { isRouteErrorResponse } from 'react-router';
import { requestIdOf } from '#api/error-mapping.ts';
import { isChunkError } from '#client/chunk-loader.ts';
import { ProductError } from '#domain/platform/errors.ts';
import type { texts } from '#texts/compiled/en/platform/errors.generated.ts';

/** What an error page says. */
export type Refusal = {
  /** Null where no answer came: then it was not the server. */
  readonly status: 403 | 404 | 500 | null;
  readonly title: string;
  readonly text: string;
  /** Under what id the server logged the failure. */
  readonly requestId: string | null;
};

const statusOf = (error: unknown): Refusal['status'] => {
  if (isRouteErrorResponse(error)) return error.status === 404 || error.status === 403 ? error.status : 500;
  if (isChunkError(error)) return null;
  if (!(error instanceof ProductError)) return 500;
  if (error.code === 'NOT_FOUND') return 404;
  if (error.code === 'NETWORK') return null;
  return error.code === 'FORBIDDEN' ? 403 : 500;
};

/**
 * Puts an error into words. The titles for 404 and for everything unforeseen are the requirement's (section 2).
 * @param path the address that was asked for
 */
export function describeRefusal(error: unknown, path: string, t: typeof texts): Refusal {
  const status = statusOf(error);
  const requestId = requestIdOf(error);
  if (status === 404) {
    return { status, title: t.notFound.title({ path }), text: t.notFound.text, requestId };
  }
  if (status === 403) {
    return { status, title: t.forbidden.title, text: t.forbidden.text, requestId };
  }
  const title = status === null ? t.loadFailed : t.internal;
  if (isChunkError(error)) return { status, title, text: t.partMissing, requestId };
  if (status === null) return { status, title, text: t.unreached, requestId };
  const text = error instanceof ProductError ? error.message : 'INTERNAL';
  return { status, title, text, requestId };
}
