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

/** One problem beside one field of a form, by the field's path (`profile.level`); each is a `ProblemText`. */
export type FieldMessages = Readonly<Record<string, string>>;

type ErrorDetails = {
  /** Says more than the code does. */
  readonly problem?: ProblemText;
  /** The same as a server has sent it, which may be of another version and know other codes. */
  readonly sentProblem?: string;
  readonly fields?: FieldMessages;
  readonly retryAfterSeconds?: number | undefined;
  readonly cause?: unknown;
};

/**
 * A refusal out of the catalogue. `fields` names what was wrong where, for `INVALID_INPUT`; `retryAfterSeconds` tells when
 * a limited call may be made again; servers make `TOO_MANY_TRIES` by `tooManyAttempts`, which has it as a problem too. The message
 * is the problem, or the code.
 */
export class ProductError extends Error {
  readonly code: ErrorCode;
  readonly fields: FieldMessages | undefined;
  readonly retryAfterSeconds: number | undefined;

  constructor(code: Exclude<ErrorCode, 'TOO_MANY_TRIES'>, details?: ErrorDetails);
  /** @param details `retryAfterSeconds` is undefined only in a browser, where an answer did not tell it */
  constructor(code: ErrorCode, details: ErrorDetails & { readonly retryAfterSeconds: number | undefined });
  constructor(code: ErrorCode, details: ErrorDetails = {}) {
    super(details.problem ?? details.sentProblem ?? code, { cause: details.cause });
    this.name = 'ProductError';
    this.code = code;
    this.fields = details.fields;
    this.retryAfterSeconds = details.retryAfterSeconds;
  }
}
