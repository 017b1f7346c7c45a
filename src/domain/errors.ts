/**
 * The catalogue of everything that can be refused: code → HTTP status, message for a person, reaction.
 * Server and browser read the same rows, so a refusal is worded once and means the same everywhere.
 */

/** What the browser does when it meets the error, besides telling the caller. */
export type Reaction = 'none' | 'reload' | 'pricing' | 'verifyPin' | 'toast';

type ErrorRow = {
  /** HTTP status of the whole answer. GraphQL errors that keep 200 travel inside the answer. */
  readonly status: number;
  /** Says what happened and what to do next. */
  readonly message: string;
  readonly reaction: Reaction;
};

export const ERRORS = {
  UNAUTHENTICATED: { status: 401, message: 'Your session has ended. Please sign in again.', reaction: 'reload' },
  PAYMENT_REQUIRED: { status: 402, message: 'Payment required', reaction: 'pricing' },
  PIN_REQUIRED: { status: 200, message: 'Please enter your PIN to go on.', reaction: 'verifyPin' },
  FORBIDDEN: { status: 200, message: 'Your account may not do this.', reaction: 'none' },
  INVITATION_ENDED: {
    status: 200,
    message: 'This link has ended, or was used. Ask for a new one.',
    reaction: 'none',
  },
  BEYOND_RIGHTS: {
    status: 200,
    message: 'You may give, take and change only what you may do yourself.',
    reaction: 'none',
  },
  LAST_ADMIN: {
    status: 200,
    message: 'After this, nobody could manage people. Give somebody else the right first.',
    reaction: 'none',
  },
  ROLE_IN_USE: {
    status: 200,
    message: 'Somebody holds this role. Give them another one first.',
    reaction: 'none',
  },
  SUPPORT_READS_ONLY: {
    status: 200,
    message: 'You see this as somebody else does. Nothing can be changed.',
    reaction: 'none',
  },
  SWITCHED_OFF: {
    status: 200,
    message: 'This is switched off at the moment.',
    reaction: 'none',
  },
  NOT_FOUND: { status: 200, message: 'This is not here any more, or never was.', reaction: 'none' },
  INVALID_INPUT: { status: 200, message: 'Please check what you entered.', reaction: 'none' },
  WRONG_CREDENTIALS: {
    status: 200,
    message: 'E-mail or password is not right. Check both and try again.',
    reaction: 'none',
  },
  WRONG_CODE: {
    status: 200,
    message: 'This code is not right, or has ended. Check it, or ask for a new one.',
    reaction: 'none',
  },
  CODE_ENDED: { status: 200, message: 'This took too long. Please ask for a new code.', reaction: 'none' },
  TOO_MANY_TRIES: {
    status: 200,
    message: 'Too many tries. Please wait a few minutes and try again.',
    reaction: 'none',
  },
  ATTEMPT_CLOSED: {
    status: 200,
    message: 'This attempt has been handed in and cannot change any more.',
    reaction: 'none',
  },
  ATTEMPT_OPEN: {
    status: 200,
    message: 'You are in the middle of this. Hand it in first.',
    reaction: 'none',
  },
  REGRADE_STALE: {
    status: 200,
    message: 'Answers have come in since. Look at the effect once more.',
    reaction: 'none',
  },
  CHANGED_MEANWHILE: {
    status: 200,
    message: 'Somebody else changed this.',
    reaction: 'none',
  },
  IN_USE: { status: 200, message: 'Something still belongs to this. Move or delete that first.', reaction: 'none' },
  ITEM_LOCKED: { status: 200, message: 'This answer has been checked and cannot change any more.', reaction: 'none' },
  STORAGE_FULL: {
    status: 200,
    message: 'There is no more room for your files. Please ask your school to make some.',
    reaction: 'none',
  },
  FILE_BROKEN: {
    status: 200,
    message: 'This file is broken, or not what its name says. Please make it again.',
    reaction: 'none',
  },
  WRONG_JOIN_CODE: {
    status: 200,
    message: 'No class has this code, or it has ended. Check it, or ask your teacher for a new one.',
    reaction: 'none',
  },
  OTHER_SCHOOL: { status: 200, message: 'This class belongs to another school than yours.', reaction: 'none' },
  CLASSROOM_FULL: { status: 200, message: 'This class is full. Please tell its teacher.', reaction: 'none' },
  LAST_TEACHER: {
    status: 200,
    message: 'A class needs a teacher. Invite another one first, or archive the class.',
    reaction: 'none',
  },
  ASSIGNMENT_NOT_OPEN: { status: 200, message: 'This assignment is not open yet.', reaction: 'none' },
  ASSIGNMENT_CLOSED: { status: 200, message: 'This assignment has closed and takes no more work.', reaction: 'none' },
  ASSIGNMENT_BEGUN: {
    status: 200,
    message: 'Students have begun this: only times and rules can still change.',
    reaction: 'none',
  },
  NO_TRIES_LEFT: { status: 200, message: 'You have used all your tries at this.', reaction: 'none' },
  DEADLINE_PASSED: {
    status: 200,
    message: 'The time of this attempt was over when the answer arrived.',
    reaction: 'none',
  },
  ATTEMPT_ELSEWHERE: {
    status: 200,
    message: 'This attempt is open on another device. Take it over to go on here.',
    reaction: 'none',
  },
  ATTEMPT_PAUSED: {
    status: 200,
    message: 'The clock stands. Go on first.',
    reaction: 'none',
  },
  SEQUENCE_TAKEN: { status: 200, message: 'Another answer has this number already.', reaction: 'none' },
  SEQUENCE_TOO_FAR: { status: 200, message: 'This answer’s number is too far ahead.', reaction: 'none' },
  PAUSE_REFUSED: { status: 200, message: 'This attempt cannot be paused now.', reaction: 'none' },
  DOCUMENT_REFUSED: { status: 400, message: 'The query is too long, too deep or too wide.', reaction: 'none' },
  TOKEN_MISSING: {
    status: 200,
    message: 'Signing in did not work: the answer held no token. Please try again.',
    reaction: 'none',
  },
  COUPON_REFUSED: {
    status: 200,
    message: 'This coupon cannot be used any more.',
    reaction: 'none',
  },
  PRICE_CHANGED: {
    status: 200,
    message: 'The price has changed. Please look again.',
    reaction: 'none',
  },
  ALREADY_BOUGHT: { status: 200, message: 'You have this already.', reaction: 'none' },
  PAYMENT_UNAVAILABLE: {
    status: 200,
    message: 'Paying does not work now. Nothing was charged.',
    reaction: 'none',
  },
  REFUND_TOO_HIGH: {
    status: 200,
    message: 'So much is not left.',
    reaction: 'none',
  },
  SEATS_TAKEN: { status: 200, message: 'All seats are taken.', reaction: 'none' },
  NETWORK: { status: 0, message: 'Network error', reaction: 'toast' },
  INTERNAL: { status: 500, message: 'Something went wrong on our side. Please try again.', reaction: 'none' },
} as const satisfies Record<string, ErrorRow>;

export type ErrorCode = keyof typeof ERRORS;

export function isErrorCode(value: unknown): value is ErrorCode {
  return typeof value === 'string' && Object.hasOwn(ERRORS, value);
}

/** One message beside one field of a form, by the field's path (`profile.level`). */
export type FieldMessages = Readonly<Record<string, string>>;

/**
 * A refusal out of the catalogue. `fields` names what was wrong where, for `INVALID_INPUT`;
 * `retryAfterSeconds` tells when a limited call may be made again.
 */
export class ProductError extends Error {
  readonly code: ErrorCode;
  readonly fields: FieldMessages | undefined;
  readonly retryAfterSeconds: number | undefined;

  constructor(
    code: ErrorCode,
    details: {
      readonly message?: string;
      readonly fields?: FieldMessages;
      readonly retryAfterSeconds?: number;
      readonly cause?: unknown;
    } = {},
  ) {
    super(details.message ?? ERRORS[code].message, { cause: details.cause });
    this.name = 'ProductError';
    this.code = code;
    this.fields = details.fields;
    this.retryAfterSeconds = details.retryAfterSeconds;
  }
}
