import type { ProblemText } from './problem.ts';

/**
 * The catalogue of everything that can be refused: code → HTTP status and reaction. Server and browser read the same rows;
 * the words of each code are in the `problems` catalogues of `src/texts`.
 */

/** What the browser does when it meets the error, besides telling the caller. */
export type Reaction = 'none' | 'reload' | 'pricing' | 'verifyPin' | 'toast';

type ErrorRow = {
  /** HTTP status of the whole answer. GraphQL errors that keep 200 travel inside the answer. */
  readonly status: number;
  readonly reaction: Reaction;
};

/** Travels inside the answer, and asks for nothing besides being told. */
const IN_ANSWER = { status: 200, reaction: 'none' } as const;

/** The message of an answer with status 402, by which a browser knows what is asked of it. */
export const PAYMENT_REQUIRED_MESSAGE = 'Payment required';

export const ERRORS = {
  UNAUTHENTICATED: { status: 401, reaction: 'reload' },
  PAYMENT_REQUIRED: { status: 402, reaction: 'pricing' },
  PIN_REQUIRED: { status: 200, reaction: 'verifyPin' },
  PROFILE_REQUIRED: IN_ANSWER,
  FORBIDDEN: IN_ANSWER,
  INVITATION_ENDED: IN_ANSWER,
  BEYOND_RIGHTS: IN_ANSWER,
  NO_PUBLIC_ADDRESS: IN_ANSWER,
  LAST_ADMIN: IN_ANSWER,
  ROLE_IN_USE: IN_ANSWER,
  SUPPORT_READS_ONLY: IN_ANSWER,
  SWITCHED_OFF: IN_ANSWER,
  NOT_FOUND: IN_ANSWER,
  INVALID_INPUT: IN_ANSWER,
  WRONG_CREDENTIALS: IN_ANSWER,
  WRONG_CODE: IN_ANSWER,
  CODE_ENDED: IN_ANSWER,
  TOO_MANY_TRIES: IN_ANSWER,
  ATTEMPT_CLOSED: IN_ANSWER,
  ATTEMPT_OPEN: IN_ANSWER,
  REGRADE_STALE: IN_ANSWER,
  CHANGED_MEANWHILE: IN_ANSWER,
  IN_USE: IN_ANSWER,
  ITEM_LOCKED: IN_ANSWER,
  STORAGE_FULL: IN_ANSWER,
  QUOTA_REACHED: IN_ANSWER,
  FILE_SENT: IN_ANSWER,
  FILE_TOO_COMPLEX: IN_ANSWER,
  FILE_BROKEN: IN_ANSWER,
  WRONG_JOIN_CODE: IN_ANSWER,
  OTHER_SCHOOL: IN_ANSWER,
  CLASSROOM_FULL: IN_ANSWER,
  LAST_TEACHER: IN_ANSWER,
  ASSIGNMENT_NOT_OPEN: IN_ANSWER,
  ASSIGNMENT_CLOSED: IN_ANSWER,
  ASSIGNMENT_BEGUN: IN_ANSWER,
  PRACTICE_BLOCKED: IN_ANSWER,
  ANSWERS_RESERVED: IN_ANSWER,
  NO_TRIES_LEFT: IN_ANSWER,
  DEADLINE_PASSED: IN_ANSWER,
  ATTEMPT_ELSEWHERE: IN_ANSWER,
  ATTEMPT_PAUSED: IN_ANSWER,
  SEQUENCE_TAKEN: IN_ANSWER,
  SEQUENCE_TOO_FAR: IN_ANSWER,
  PAUSE_REFUSED: IN_ANSWER,
  DOCUMENT_REFUSED: { status: 400, reaction: 'none' },
  TOKEN_MISSING: IN_ANSWER,
  COUPON_REFUSED: IN_ANSWER,
  PRICE_CHANGED: IN_ANSWER,
  ALREADY_BOUGHT: IN_ANSWER,
  PAYMENT_UNDER_WAY: IN_ANSWER,
  PAYMENT_UNAVAILABLE: IN_ANSWER,
  REFUND_TOO_HIGH: IN_ANSWER,
  SEATS_TAKEN: IN_ANSWER,
  NETWORK: { status: 0, reaction: 'toast' },
  INTERNAL: { status: 500, reaction: 'none' },
} as const satisfies Record<string, ErrorRow>;

export type ErrorCode = keyof typeof ERRORS;

export function isErrorCode(value: unknown): value is ErrorCode {
  return typeof value === 'string' && Object.hasOwn(ERRORS, value);
}

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
