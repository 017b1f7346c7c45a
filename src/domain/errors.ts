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

/** Travels inside the answer, and asks for nothing besides being told. */
const told = <const Message extends string>(message: Message) => ({ status: 200, message, reaction: 'none' }) as const;

export const ERRORS = {
  UNAUTHENTICATED: { status: 401, message: 'Your session has ended. Please sign in again.', reaction: 'reload' },
  PAYMENT_REQUIRED: { status: 402, message: 'Payment required', reaction: 'pricing' },
  PIN_REQUIRED: { status: 200, message: 'Please enter your PIN to go on.', reaction: 'verifyPin' },
  PROFILE_REQUIRED: told('Please complete your profile first.'),
  FORBIDDEN: told('Your account may not do this.'),
  INVITATION_ENDED: told('This link has ended, or was used. Ask for a new one.'),
  BEYOND_RIGHTS: told('You may give, take and change only what you may do yourself.'),
  NO_PUBLIC_ADDRESS: told('Links can’t be sent until PUBLIC_URL is set.'),
  LAST_ADMIN: told('After this, nobody could manage people. Give somebody else the right first.'),
  ROLE_IN_USE: told('Somebody holds this role. Give them another one first.'),
  SUPPORT_READS_ONLY: told('You see this as somebody else does. Nothing can be changed.'),
  SWITCHED_OFF: told('This is switched off.'),
  NOT_FOUND: told('This is not here any more, or never was.'),
  INVALID_INPUT: told('Please check what you entered.'),
  WRONG_CREDENTIALS: told('E-mail or password is not right. Check both and try again.'),
  WRONG_CODE: told('This code is not right, or has ended. Check it, or ask for a new one.'),
  CODE_ENDED: told('This took too long. Please ask for a new code.'),
  TOO_MANY_TRIES: told('Too many tries. Please wait a few minutes and try again.'),
  ATTEMPT_CLOSED: told('This attempt has been handed in and cannot change any more.'),
  ATTEMPT_OPEN: told('You are in the middle of this. Hand it in first.'),
  REGRADE_STALE: told('Answers have come in since. Please look again.'),
  CHANGED_MEANWHILE: told('Somebody else changed this.'),
  IN_USE: told('Something still belongs to this. Move or delete that first.'),
  ITEM_LOCKED: told('This answer has been checked and cannot change any more.'),
  STORAGE_FULL: told('There is no more room for files. Ask your school to make some.'),
  QUOTA_REACHED: told('Your space for files is full. Delete some.'),
  FILE_SENT: told('This file has been sent. Choose it again.'),
  FILE_BROKEN: told('This file is broken, or not what its name says. Make it again.'),
  WRONG_JOIN_CODE: told('No class has this code, or it has ended. Check it, or ask your teacher for a new one.'),
  OTHER_SCHOOL: told('This class belongs to another school than yours.'),
  CLASSROOM_FULL: told('This class is full. Please tell its teacher.'),
  LAST_TEACHER: told('A class needs a teacher. Invite another one first, or archive the class.'),
  ASSIGNMENT_NOT_OPEN: told('This assignment is not open yet.'),
  ASSIGNMENT_CLOSED: told('This assignment has closed and takes no more work.'),
  ASSIGNMENT_BEGUN: told('Students have begun this: only times and rules can still change.'),
  PRACTICE_BLOCKED: told(
    'These questions are part of an assignment of yours. You can practise them when the assignment is over.',
  ),
  ANSWERS_RESERVED: told('This is part of an assignment of yours. The answers are shown when the assignment is over.'),
  NO_TRIES_LEFT: told('You have used all your tries at this.'),
  DEADLINE_PASSED: told('The time was over when the answer arrived.'),
  ATTEMPT_ELSEWHERE: told('This attempt is open on another device. Take it over to go on here.'),
  ATTEMPT_PAUSED: told('The clock stands. Go on first.'),
  SEQUENCE_TAKEN: told('Another answer has this number already.'),
  SEQUENCE_TOO_FAR: told('This answer’s number is too far ahead.'),
  PAUSE_REFUSED: told('This attempt cannot be paused now.'),
  DOCUMENT_REFUSED: { status: 400, message: 'This query is too large.', reaction: 'none' },
  TOKEN_MISSING: told('Signing in did not work. Please try again.'),
  COUPON_REFUSED: told('This coupon cannot be used any more.'),
  PRICE_CHANGED: told('The price has changed. Please look again.'),
  ALREADY_BOUGHT: told('You have this already.'),
  PAYMENT_UNDER_WAY: told('A payment for this is on its way, under “My payments”.'),
  PAYMENT_UNAVAILABLE: told('Paying does not work now. Nothing was charged.'),
  REFUND_TOO_HIGH: told('So much is not left.'),
  SEATS_TAKEN: told('All seats are taken.'),
  NETWORK: { status: 0, message: 'Network error', reaction: 'toast' },
  INTERNAL: { status: 500, message: 'Something went wrong on our side. Please try again.', reaction: 'none' },
} as const satisfies Record<string, ErrorRow>;

export type ErrorCode = keyof typeof ERRORS;

export function isErrorCode(value: unknown): value is ErrorCode {
  return typeof value === 'string' && Object.hasOwn(ERRORS, value);
}

/** One message beside one field of a form, by the field's path (`profile.level`). */
export type FieldMessages = Readonly<Record<string, string>>;

type ErrorDetails = {
  readonly message?: string;
  readonly fields?: FieldMessages;
  readonly retryAfterSeconds?: number | undefined;
  readonly cause?: unknown;
};

/**
 * A refusal out of the catalogue. `fields` names what was wrong where, for `INVALID_INPUT`; `retryAfterSeconds` tells when
 * a limited call may be made again; servers make `TOO_MANY_TRIES` by `tooManyTries`, which says it in words too.
 */
export class ProductError extends Error {
  readonly code: ErrorCode;
  readonly fields: FieldMessages | undefined;
  readonly retryAfterSeconds: number | undefined;

  constructor(code: Exclude<ErrorCode, 'TOO_MANY_TRIES'>, details?: ErrorDetails);
  /** @param details `retryAfterSeconds` is undefined only in a browser, where an answer did not tell it */
  constructor(code: ErrorCode, details: ErrorDetails & { readonly retryAfterSeconds: number | undefined });
  constructor(code: ErrorCode, details: ErrorDetails = {}) {
    super(details.message ?? ERRORS[code].message, { cause: details.cause });
    this.name = 'ProductError';
    this.code = code;
    this.fields = details.fields;
    this.retryAfterSeconds = details.retryAfterSeconds;
  }
}
