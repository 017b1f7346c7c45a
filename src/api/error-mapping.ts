import { ClientError } from 'graphql-request';
import { ERRORS, type FieldMessages, isErrorCode, ProductError } from '#domain/platform/errors.ts';

const fieldsIn = (value: unknown): FieldMessages | undefined => {
  if (typeof value !== 'object' || value === null) return undefined;
  return Object.fromEntries(
    Object.entries(value).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
};

/**
 * A refusal from the catalogue if the response names one (`extensions.code`, the bare status 401, or 402 with the
 * message "Payment required"); anything else is returned unchanged. A 402 with another message is a different refusal,
 * which only the caller can explain.
 */
export function toProductError(error: unknown): unknown {
  if (!(error instanceof ClientError)) return error;
  const { status, errors } = error.response;
  const { message, extensions } = errors?.[0] ?? {};
  const code = extensions?.code;
  const isPayment = status === 402 || code === 'PAYMENT_REQUIRED';
  if (isPayment && message !== ERRORS.PAYMENT_REQUIRED.message) return error;
  if (isErrorCode(code)) {
    const fields = fieldsIn(extensions?.fields);
    const wait = extensions?.retryAfterSeconds;
    return new ProductError(code, {
      cause: error,
      ...(message === undefined ? {} : { message }),
      ...(fields === undefined ? {} : { fields }),
      retryAfterSeconds: typeof wait === 'number' ? wait : undefined,
    });
  }
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
