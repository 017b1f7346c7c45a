import { ClientError } from 'graphql-request';
import { type FieldMessages, isErrorCode, ProductError } from '#domain/errors.ts';

const fieldsIn = (value: unknown): FieldMessages | undefined => {
  if (typeof value !== 'object' || value === null) return undefined;
  return Object.fromEntries(
    Object.entries(value).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
};

/**
 * A refusal out of the catalogue where the answer names one (`extensions.code`, or the bare statuses 401 and 402);
 * anything else comes back as it is.
 */
export function toProductError(error: unknown): unknown {
  if (!(error instanceof ClientError)) return error;
  const { status, errors } = error.response;
  const { message, extensions } = errors?.[0] ?? {};
  const code = extensions?.code;
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
  // A proxy says so for a server that it does not reach.
  if (status >= 502 && status <= 504) return new ProductError('NETWORK', { cause: error });
  if (status === 402) return new ProductError('PAYMENT_REQUIRED', { cause: error });
  return error;
}

/** The id under which the server logged the request that failed, where there was one. */
export function requestIdOf(error: unknown): string | null {
  const cause = error instanceof ProductError ? error.cause : error;
  return cause instanceof ClientError ? new Headers(cause.response.headers).get('x-request-id') : null;
}
