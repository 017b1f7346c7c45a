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
  PIN_REQUIRED: { status: 200, message: 'Enter your PIN to continue.', reaction: 'verifyPin' },
  PROFILE_REQUIRED: told('Complete your profile first.'),
  FORBIDDEN: told('You don’t have permission to do this.'),
  INVITATION_ENDED: told('This link has expired or has already been used. Ask for a new one.'),
  BEYOND_RIGHTS: told('You can only grant, remove or change permissions you have yourself.'),
  NO_PUBLIC_ADDRESS: told('Links can’t be sent until PUBLIC_URL is set.'),
  LAST_ADMIN: told('At least one user must be able to manage users. Give someone else this permission first.'),
  ROLE_IN_USE: told('This role is still assigned to users. Give them another role first.'),
  SUPPORT_READS_ONLY: told('You’re viewing Lectern as another user. You can’t change anything.'),
  SWITCHED_OFF: told('This feature is turned off.'),
  NOT_FOUND: told('We couldn’t find this. It may have been deleted.'),
  INVALID_INPUT: told('Check what you entered and try again.'),
  WRONG_CREDENTIALS: told('Your email or password is incorrect. Check both and try again.'),
  WRONG_CODE: told('This code is incorrect or has expired. Check it, or request a new one.'),
  CODE_ENDED: told('This code has expired. Request a new one.'),
  TOO_MANY_TRIES: told('Too many attempts. Wait a few minutes and try again.'),
  ATTEMPT_CLOSED: told('This attempt has been submitted and can’t be changed.'),
  ATTEMPT_OPEN: told('You have an attempt in progress. Submit it first.'),
  REGRADE_STALE: told('New answers have been submitted. Preview the regrade again.'),
  CHANGED_MEANWHILE: told('Someone else has changed this. Reload to see the latest version.'),
  IN_USE: told('This still contains other items. Move or delete them first.'),
  ITEM_LOCKED: told('This answer has been checked and can’t be changed.'),
  STORAGE_FULL: told('There’s no storage left. Ask your school to free up space.'),
  QUOTA_REACHED: told('Your file storage is full. Delete files you don’t need.'),
  FILE_SENT: told('This file has already been uploaded. Choose it again.'),
  FILE_TOO_COMPLEX: told('This file has too many pages or pixels. Split it, or save it with a lower resolution.'),
  FILE_BROKEN: told('This file is damaged or has the wrong file extension. Save it again and retry.'),
  WRONG_JOIN_CODE: told(
    'This code doesn’t belong to a class, or it has expired. Check it, or ask your teacher for a new one.',
  ),
  OTHER_SCHOOL: told('This class belongs to a different school.'),
  CLASSROOM_FULL: told('This class is full. Tell your teacher.'),
  LAST_TEACHER: told('A class needs at least one teacher. Invite another teacher, or archive the class.'),
  ASSIGNMENT_NOT_OPEN: told('This assignment isn’t open yet.'),
  ASSIGNMENT_CLOSED: told('This assignment is closed and no longer accepts work.'),
  ASSIGNMENT_BEGUN: told('Students have started this assignment. You can only change its dates and settings.'),
  PRACTICE_BLOCKED: told('These questions are part of your assignment. You can practise them after it closes.'),
  ANSWERS_RESERVED: told('This is part of your assignment. Answers are shown after it closes.'),
  NO_TRIES_LEFT: told('You’ve used all your attempts.'),
  DEADLINE_PASSED: told('This answer arrived after time was up.'),
  ATTEMPT_ELSEWHERE: told('This attempt is open on another device. Take over to continue here.'),
  ATTEMPT_PAUSED: told('This attempt is paused. Resume it first.'),
  SEQUENCE_TAKEN: told('Another answer already has this sequence number.'),
  SEQUENCE_TOO_FAR: told('This answer’s sequence number is too high.'),
  PAUSE_REFUSED: told('This attempt can’t be paused now.'),
  DOCUMENT_REFUSED: { status: 400, message: 'This query is too large.', reaction: 'none' },
  TOKEN_MISSING: told('We couldn’t sign you in. Try again.'),
  COUPON_REFUSED: told('This coupon code is no longer valid.'),
  PRICE_CHANGED: told('The price has changed. Check it before you pay.'),
  ALREADY_BOUGHT: told('You already have access to this.'),
  PAYMENT_UNDER_WAY: told('A payment for this is already pending. See “My payments”.'),
  PAYMENT_UNAVAILABLE: told('Payments aren’t available right now. You haven’t been charged.'),
  REFUND_TOO_HIGH: told('This is more than the amount left to refund.'),
  SEATS_TAKEN: told('All seats are assigned.'),
  NETWORK: { status: 0, message: 'Network error', reaction: 'toast' },
  INTERNAL: { status: 500, message: 'Something went wrong on our side. Try again.', reaction: 'none' },
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
