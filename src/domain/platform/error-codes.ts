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

const IN_ANSWER: ErrorRow = { status: 200, reaction: 'none' };

/** The message of an answer with status 402, by which a browser knows what is asked of it. */
export const PAYMENT_REQUIRED_MESSAGE = 'Payment required';

/** Refusals that say something about the whole answer, or ask something of the browser. */
export const ERRORS = {
  UNAUTHENTICATED: { status: 401, reaction: 'reload' },
  PAYMENT_REQUIRED: { status: 402, reaction: 'pricing' },
  PIN_REQUIRED: { status: 200, reaction: 'verifyPin' },
  DOCUMENT_REFUSED: { status: 400, reaction: 'none' },
  NETWORK: { status: 0, reaction: 'toast' },
  INTERNAL: { status: 500, reaction: 'none' },
} as const satisfies Record<string, ErrorRow>;

/** Refusals that travel inside the answer, and ask for nothing besides being told. */
export const QUIET_CODES = [
  'PROFILE_REQUIRED',
  'FORBIDDEN',
  'INVITATION_ENDED',
  'BEYOND_RIGHTS',
  'NO_PUBLIC_ADDRESS',
  'LAST_ADMIN',
  'ROLE_IN_USE',
  'SUPPORT_READS_ONLY',
  'SWITCHED_OFF',
  'NOT_FOUND',
  'INVALID_INPUT',
  'WRONG_CREDENTIALS',
  'WRONG_CODE',
  'CODE_ENDED',
  'TOO_MANY_TRIES',
  'ATTEMPT_CLOSED',
  'ATTEMPT_OPEN',
  'REGRADE_STALE',
  'CHANGED_MEANWHILE',
  'IN_USE',
  'ITEM_LOCKED',
  'STORAGE_FULL',
  'QUOTA_REACHED',
  'FILE_SENT',
  'FILE_TOO_COMPLEX',
  'FILE_BROKEN',
  'WRONG_JOIN_CODE',
  'OTHER_SCHOOL',
  'CLASSROOM_FULL',
  'LAST_TEACHER',
  'ASSIGNMENT_NOT_OPEN',
  'ASSIGNMENT_CLOSED',
  'ASSIGNMENT_BEGUN',
  'PRACTICE_BLOCKED',
  'ANSWERS_RESERVED',
  'NO_TRIES_LEFT',
  'DEADLINE_PASSED',
  'ATTEMPT_ELSEWHERE',
  'ATTEMPT_PAUSED',
  'SEQUENCE_TAKEN',
  'SEQUENCE_TOO_FAR',
  'PAUSE_REFUSED',
  'TOKEN_MISSING',
  'COUPON_REFUSED',
  'PRICE_CHANGED',
  'ALREADY_BOUGHT',
  'PAYMENT_UNDER_WAY',
  'PAYMENT_UNAVAILABLE',
  'REFUND_TOO_HIGH',
  'SEATS_TAKEN',
] as const;
type QuietCode = (typeof QUIET_CODES)[number];

export type ErrorCode = keyof typeof ERRORS | QuietCode;

const hasRow = (code: string): code is keyof typeof ERRORS => Object.hasOwn(ERRORS, code);

/** What is special about a refusal. */
export const errorRow = (code: ErrorCode): ErrorRow => (hasRow(code) ? ERRORS[code] : IN_ANSWER);

/** Whether this is a code of a refusal: of this version, or of a server of another version. */
export const isErrorCode = (value: unknown): value is ErrorCode => typeof value === 'string' && /^[A-Z_]+$/.test(value);
