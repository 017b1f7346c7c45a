import { type ExecutionResult, GraphQLError, type GraphQLFormattedError } from 'graphql';
import { ERRORS, type ErrorCode, ProductError } from '#domain/errors.ts';

/** Something failed that nobody foresaw: told to the log with the request's id, never to the browser. */
export type Unforeseen = (error: Error) => void;

/**
 * An error as it travels: a code of the catalogue, and what belongs to it. What is no refusal of the product's own
 * becomes `INTERNAL`; GraphQL's own complaints about the document pass, without suggestions of names.
 */
export function formatGraphError(error: GraphQLError, unforeseen: Unforeseen): GraphQLFormattedError {
  const formatted = error.toJSON();
  const cause = causeOf(error);
  if (cause === null) return complaint(formatted);
  if (cause instanceof ProductError) {
    const { code, message, fields, retryAfterSeconds } = cause;
    const details = { ...(fields && { fields }), ...(retryAfterSeconds && { retryAfterSeconds }) };
    return { ...formatted, message, extensions: { code, ...details } };
  }
  unforeseen(cause);
  return { ...formatted, message: ERRORS.INTERNAL.message, extensions: { code: 'INTERNAL' satisfies ErrorCode } };
}

/** GraphQL's own complaint. One of no field is about what was sent with the document: a number that is none. */
const complaint = (formatted: GraphQLFormattedError): GraphQLFormattedError => ({
  ...formatted,
  message: withoutSuggestion(formatted.message),
  ...(formatted.path === undefined && {
    extensions: { code: 'INVALID_INPUT' satisfies ErrorCode, ...formatted.extensions },
  }),
});

/** What failed beneath GraphQL; null where GraphQL itself complains, of a value of the wrong type for example. */
function causeOf(error: GraphQLError): Error | null {
  const { originalError } = error;
  return originalError instanceof GraphQLError ? causeOf(originalError) : (originalError ?? null);
}

/** A complaint about a document that did not run, without suggestions of names. */
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

/** The HTTP status that an error of the answer asks for: 401, 402 and 500 are those of the whole answer; 0 when none asks. */
export function askedStatus({ errors }: ExecutionResult): number {
  for (const error of errors ?? []) {
    const cause = causeOf(error);
    if (cause === null) continue;
    const code: ErrorCode = cause instanceof ProductError ? cause.code : 'INTERNAL';
    if (ERRORS[code].status >= 400) return ERRORS[code].status;
  }
  return 0;
}

/** In how many seconds what was limited may be asked for again; null where nothing of the answer was limited. */
export function retryAfter({ errors }: ExecutionResult): number | null {
  const waits = (errors ?? []).flatMap((error) => {
    const cause = causeOf(error);
    return cause instanceof ProductError ? (cause.retryAfterSeconds ?? []) : [];
  });
  return waits.length === 0 ? null : Math.max(...waits);
}
