import { ClientError } from 'graphql-request';
import { PAYMENT_REQUIRED_MESSAGE, ProductError } from '#domain/platform/errors.ts';
import { readRefusal } from './sent-refusal.ts';

/**
 * A refusal from the catalogue if the response names one (`extensions.code`, the bare status 401, or 402 with the
 * message "Payment required"); anything else is returned unchanged. A 402 with another message is a different refusal,
 * which only the caller can explain.
 */
export function toProductError(error: unknown): unknown {
  if (!(error instanceof ClientError)) return error;
  const { status, errors } = error.response;
  const { message, extensions } = errors?.[0] ?? {};
  const isPayment = status === 402 || extensions?.code === 'PAYMENT_REQUIRED';
  if (isPayment && message !== PAYMENT_REQUIRED_MESSAGE) return error;
  const refusal = readRefusal(extensions, error);
  if (refusal !== null) return refusal;
  if (status === 401) return new ProductError('UNAUTHENTICATED', { cause: error });
  // A proxy's status for a server that it does not reach.
  if (status >= 502 && status <= 504) return new ProductError('NETWORK', { cause: error });
  if (status === 402) return new ProductError('PAYMENT_REQUIRED', { cause: error });
  return error;
}

/** The reference under which the server logged the failed request, if any. */
export function requestIdOf(error: unknown): string | null {
  const cause = error instanceof ProductError ? error.cause : error;
  return cause instanceof ClientError ? new Headers(cause.response.headers).get('x-request-id') : null;
}
