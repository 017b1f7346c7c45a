import { type ExecutionResult, GraphQLError, type GraphQLFormattedError } from 'graphql';
import { type ErrorCode, errorRow, ProductError } from '#domain/platform/errors.ts';
import { sentCode, sentRefusal } from '../sent-refusal.ts';

/** Logs an unexpected error with the request's id. The browser is never sent its details. */
export type Unforeseen = (error: Error) => void;

/**
 * An error as it is sent: a code of the catalogue with its parameters. What is not a refusal by the product
 * becomes `INTERNAL`. GraphQL's own errors about the document are passed on, without suggestions of names.
 */
export function formatGraphError(error: GraphQLError, unforeseen: Unforeseen): GraphQLFormattedError {
  const formatted = error.toJSON();
  const cause = causeOf(error);
  if (cause === null) return errorOf(formatted);
  if (cause instanceof ProductError) {
    return { ...formatted, ...sentRefusal(cause) };
  }
  unforeseen(cause);
  return { ...formatted, ...sentCode('INTERNAL') };
}

/** GraphQL's own error. Without a field, it is about the variables, such as an invalid number. */
const errorOf = (formatted: GraphQLFormattedError): GraphQLFormattedError => ({
  ...formatted,
  message: withoutSuggestion(formatted.message),
  ...(formatted.path === undefined && {
    extensions: { code: 'INVALID_INPUT' satisfies ErrorCode, ...formatted.extensions },
  }),
});

/** The error thrown by a resolver; null if GraphQL itself reports one, such as a value of the wrong type. */
function causeOf(error: GraphQLError): Error | null {
  const { originalError } = error;
  return originalError instanceof GraphQLError ? causeOf(originalError) : (originalError ?? null);
}

/** An error about a document that did not run, without suggestions of names. */
export const refusedDocument = (error: Readonly<GraphQLError | Error>): GraphQLError =>
  error instanceof GraphQLError
    ? new GraphQLError(withoutSuggestion(error.message), {
        nodes: error.nodes ?? null,
        source: error.source ?? null,
        positions: error.positions ?? null,
        extensions: error.extensions,
      })
    : new GraphQLError(error.message);

const withoutSuggestion = (message: string): string =>
  message.endsWith('?') ? (message.split(' Did you mean ', 1)[0] ?? message) : message;

/** The HTTP status that an error requires: 401, 402 and 500 apply to the whole response; 0 if none does. */
export function statusFromErrors({ errors }: ExecutionResult): number {
  for (const error of errors ?? []) {
    const cause = causeOf(error);
    if (cause === null) continue;
    const code: ErrorCode = cause instanceof ProductError ? cause.code : 'INTERNAL';
    const { status } = errorRow(code);
    if (status >= 400) return status;
  }
  return 0;
}

/** Seconds until a rate-limited operation can be retried; null if none was limited. */
export function retryAfter({ errors }: ExecutionResult): number | null {
  const waits = (errors ?? []).flatMap((error) => {
    const cause = causeOf(error);
    return cause instanceof ProductError ? (cause.retryAfterSeconds ?? []) : [];
  });
  return waits.length === 0 ? null : Math.max(...waits);
}
