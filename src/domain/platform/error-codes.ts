/**
 * The catalogue of all refusals: code → HTTP status and reaction. Server and browser use the same rows; the messages of
 * each code are in the `problems` catalogues of `src/texts`.
 */

/** What the browser does about the error, besides throwing it to the caller. */
export type Reaction = 'none' | 'reload' | 'pricing' | 'verifyPin' | 'toast';

type ErrorRow = {
  /** HTTP status of the whole response. GraphQL errors with 200 are inside the response. */
  readonly status: number;
  readonly reaction: Reaction;
};

const IN_ANSWER: ErrorRow = { status: 200, reaction: 'none' };

/** The message of a response with status 402, by which a browser recognises it. */
export const PAYMENT_REQUIRED_MESSAGE = 'Payment required';

/** Refusals that concern the whole response, or require a reaction of the browser. */
export const ERRORS = {
  UNAUTHENTICATED: { status: 401, reaction: 'reload' },
  PAYMENT_REQUIRED: { status: 402, reaction: 'pricing' },
  PIN_REQUIRED: { status: 200, reaction: 'verifyPin' },
  FACTOR_SETUP_REQUIRED: { status: 200, reaction: 'verifyPin' },
  DOCUMENT_REFUSED: { status: 400, reaction: 'none' },
  NETWORK: { status: 0, reaction: 'toast' },
  INTERNAL: { status: 500, reaction: 'none' },
} as const satisfies Record<string, ErrorRow>;

/** Refusals inside the response that require no reaction besides being shown. */
export const QUIET_CODES = [
  'PROFILE_REQUIRED',
  'FORBIDDEN',
  'INVITATION_ENDED',
  'SECOND_FACTOR_REQUIRED',
  'SIGN_IN_ENDED',
  'STEP_UP_REQUIRED',
  'PASSKEY_REQUIRED',
  'OWN_FACTOR_MISSING',
  'PASSKEY_REFUSED',
  'PASSKEY_ENDED',
  'PASSKEY_EXISTS',
  'SIGN_ON_REQUIRED',
  'SIGN_ON_ENDED',
  'SIGN_ON_ACCOUNT_EXISTS',
  'SIGN_ON_NO_ACCOUNT',
  'SIGN_ON_OTHER_ACCOUNT',
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
  'LIVE_CODE_WRONG',
  'LIVE_MEMBERS_ONLY',
  'LIVE_QUIZ_FULL',
  'LIVE_PLAYER_REMOVED',
  'LIVE_HOST_ELSEWHERE',
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

/** Whether this is the code of a refusal of this version; a server of another version may send others. */
export const isErrorCode = (value: unknown): value is ErrorCode => typeof value === 'string' && /^[A-Z_]+$/.test(value);
