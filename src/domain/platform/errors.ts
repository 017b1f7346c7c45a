import type { ErrorCode } from './error-codes.ts';
import type { ProblemText } from './problem.ts';

export {
  ERRORS,
  type ErrorCode,
  errorRow,
  isErrorCode,
  PAYMENT_REQUIRED_MESSAGE,
  type Reaction,
} from './error-codes.ts';

/** A problem of one field of a form, by the field's path (`profile.level`); each is a `ProblemText`. */
export type FieldMessages = Readonly<Record<string, string>>;

type ErrorDetails = {
  /** More specific than the code. */
  readonly problem?: ProblemText;
  /** The same as sent by a server, which may be of another version and know other codes. */
  readonly sentProblem?: string | undefined;
  readonly fields?: FieldMessages;
  readonly retryAfterSeconds?: number | undefined;
  readonly cause?: unknown;
};

/**
 * A refusal in the catalogue. `fields` has the problems by field, for `INVALID_INPUT`; `retryAfterSeconds` is when a
 * rate-limited call may be repeated; servers create `TOO_MANY_TRIES` with `tooManyAttempts`, which has it as a problem
 * too. The message is the problem, or the code.
 */
export class ProductError extends Error {
  readonly code: ErrorCode;
  readonly fields: FieldMessages | undefined;
  readonly retryAfterSeconds: number | undefined;

  constructor(code: Exclude<ErrorCode, 'TOO_MANY_TRIES'>, details?: ErrorDetails);
  /** @param details `retryAfterSeconds` is undefined only in a browser, if a response lacks it */
  constructor(code: ErrorCode, details: ErrorDetails & { readonly retryAfterSeconds: number | undefined });
  constructor(code: ErrorCode, details: ErrorDetails = {}) {
    super(details.problem ?? details.sentProblem ?? code, { cause: details.cause });
    this.name = 'ProductError';
    this.code = code;
    this.fields = details.fields;
    this.retryAfterSeconds = details.retryAfterSeconds;
  }
}
