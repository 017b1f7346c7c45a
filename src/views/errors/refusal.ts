import { isRouteErrorResponse } from 'react-router';
import { requestIdOf } from '#api/error-mapping.ts';
import { ERRORS, ProductError } from '#domain/errors.ts';

/** What an error page says. */
export type Refusal = {
  readonly status: 403 | 404 | 500;
  readonly title: string;
  readonly text: string;
  /** Under what id the server logged the failure. */
  readonly requestId: string | null;
};

const statusOf = (error: unknown): Refusal['status'] => {
  if (isRouteErrorResponse(error)) return error.status === 404 || error.status === 403 ? error.status : 500;
  if (!(error instanceof ProductError)) return 500;
  if (error.code === 'NOT_FOUND') return 404;
  return error.code === 'FORBIDDEN' ? 403 : 500;
};

/**
 * Puts an error into words. The titles for 404 and for everything unforeseen are the requirement's (section 2).
 * @param path the address that was asked for
 */
export function describeRefusal(error: unknown, path: string): Refusal {
  const status = statusOf(error);
  const requestId = requestIdOf(error);
  if (status === 404) {
    const text = 'There is nothing at this address. It may have been mistyped, or what was here has been removed.';
    return { status, title: `Page Not Found: ${path}`, text, requestId };
  }
  if (status === 403) {
    const text = 'This part of Lectern is not open to your account. If you think it should be, ask your school.';
    return { status, title: 'Not for this account', text, requestId };
  }
  const text = error instanceof ProductError ? error.message : ERRORS.INTERNAL.message;
  return { status, title: 'Internal Server Error', text, requestId };
}
