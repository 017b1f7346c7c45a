import { ClientError } from 'graphql-request';
import { PAYMENT_REQUIRED_MESSAGE, ProductError } from '#domain/platform/errors.ts';
import { readRefusal } from './sent-refusal.ts';

/**
 * A refusal from the catalogue if the response names one (`extensions.code`, the bare status 401, or 402 with the
 * message "Payment required"); anything else is returned unchanged. A 402 with another message is a refusal that
 * nobody but its sender can explain, so the user reads that message.
 */
export function toProductError(error: unknown): unknown {
  if (!(error instanceof ClientError)) return error;
  const { status, errors } = error.response;
  const { message, extensions } = errors?.[0] ?? {};
  const isPayment = status === 402 || extensions?.code === 'PAYMENT_REQUIRED';
  if (isPayment && message !== PAYMENT_REQUIRED_MESSAGE)
    return new ProductError('PAYMENT_UNAVAILABLE', { sentProblem: message, cause: error });
  const refusal = readRefusal(extensions, error);
  if (refusal !== null) return refusal;
  const code = codeOf(status);
  return code === null ? error : new ProductError(code, { cause: error });
}

/** The refusal that a bare status stands for. A proxy answers 502 to 504 for a server that it does not reach. */
function codeOf(status: number): 'UNAUTHENTICATED' | 'PAYMENT_REQUIRED' | 'NETWORK' | null {
  if (status === 401) return 'UNAUTHENTICATED';
  if (status === 402) return 'PAYMENT_REQUIRED';
  return status >= 502 && status <= 504 ? 'NETWORK' : null;
}

/** The reference under which the server logged the failed request, if any. */
export function requestIdOf(error: unknown): string | null {
  const cause = error instanceof ProductError ? error.cause : error;
  return cause instanceof ClientError ? new Headers(cause.response.headers).get('x-request-id') : null;
}
