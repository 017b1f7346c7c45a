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
const statusMessage = <const Message extends string>(message: Message) =>
  ({ status: 200, message, reaction: 'none' }) as const;

export const ERRORS = {
  UNAUTHENTICATED: { status: 401, message: 'Your session has ended. Please sign in again.', reaction: 'reload' },
  PAYMENT_REQUIRED: { status: 402, message: 'Payment required', reaction: 'pricing' },
  PIN_REQUIRED: { status: 200, message: 'Enter your PIN to continue.', reaction: 'verifyPin' },
  PROFILE_REQUIRED: statusMessage('Complete your profile first.'),
  FORBIDDEN: statusMessage('You don’t have permission to do this.'),
  INVITATION_ENDED: statusMessage('This link has expired or has already been used. Ask for a new one.'),
  BEYOND_RIGHTS: statusMessage('You can only grant, remove or change permissions you have yourself.'),
  NO_PUBLIC_ADDRESS: statusMessage('Links can’t be sent until PUBLIC_URL is set.'),
  LAST_ADMIN: statusMessage('At least one user must be able to manage users. Give someone else this permission first.'),
  ROLE_IN_USE: statusMessage('This role is still assigned to users. Give them another role first.'),
  SUPPORT_READS_ONLY: statusMessage('You’re viewing Lectern as another user. You can’t change anything.'),
  SWITCHED_OFF: statusMessage('This feature is turned off.'),
  NOT_FOUND: statusMessage('We couldn’t find this. It may have been deleted.'),
  INVALID_INPUT: statusMessage('Check what you entered and try again.'),
  WRONG_CREDENTIALS: statusMessage('Your email or password is incorrect. Check both and try again.'),
  WRONG_CODE: statusMessage('This code is incorrect or has expired. Check it, or request a new one.'),
  CODE_ENDED: statusMessage('This code has expired. Request a new one.'),
  TOO_MANY_TRIES: statusMessage('Too many attempts. Wait a few minutes and try again.'),
  ATTEMPT_CLOSED: statusMessage('This attempt has been submitted and can’t be changed.'),
  ATTEMPT_OPEN: statusMessage('You have an attempt in progress. Submit it first.'),
  REGRADE_STALE: statusMessage('New answers have been submitted. Preview the regrade again.'),
  CHANGED_MEANWHILE: statusMessage('Someone else has changed this. Reload to see the latest version.'),
  IN_USE: statusMessage('This still contains other items. Move or delete them first.'),
  ITEM_LOCKED: statusMessage('This answer has been checked and can’t be changed.'),
  STORAGE_FULL: statusMessage('There’s no storage left. Ask your school to free up space.'),
  QUOTA_REACHED: statusMessage('Your file storage is full. Delete files you don’t need.'),
  FILE_SENT: statusMessage('This file has already been uploaded. Choose it again.'),
  FILE_TOO_COMPLEX: statusMessage(
    'This file has too many pages or pixels. Split it, or save it with a lower resolution.',
  ),
  FILE_BROKEN: statusMessage('This file is damaged or has the wrong file extension. Save it again and retry.'),
  WRONG_JOIN_CODE: statusMessage(
    'This code doesn’t belong to a class, or it has expired. Check it, or ask your teacher for a new one.',
  ),
  OTHER_SCHOOL: statusMessage('This class belongs to a different school.'),
  CLASSROOM_FULL: statusMessage('This class is full. Tell your teacher.'),
  LAST_TEACHER: statusMessage('A class needs at least one teacher. Invite another teacher, or archive the class.'),
  ASSIGNMENT_NOT_OPEN: statusMessage('This assignment isn’t open yet.'),
  ASSIGNMENT_CLOSED: statusMessage('This assignment is closed and no longer accepts work.'),
  ASSIGNMENT_BEGUN: statusMessage('Students have started this assignment. You can only change its dates and settings.'),
  PRACTICE_BLOCKED: statusMessage(
    'These questions are part of your assignment. You can practise them after it closes.',
  ),
  ANSWERS_RESERVED: statusMessage('This is part of your assignment. Answers are shown after it closes.'),
  NO_TRIES_LEFT: statusMessage('You’ve used all your attempts.'),
  DEADLINE_PASSED: statusMessage('This answer arrived after time was up.'),
  ATTEMPT_ELSEWHERE: statusMessage('This attempt is open on another device. Take over to continue here.'),
  ATTEMPT_PAUSED: statusMessage('This attempt is paused. Resume it first.'),
  SEQUENCE_TAKEN: statusMessage('Another answer already has this sequence number.'),
  SEQUENCE_TOO_FAR: statusMessage('This answer’s sequence number is too high.'),
  PAUSE_REFUSED: statusMessage('This attempt can’t be paused now.'),
  DOCUMENT_REFUSED: { status: 400, message: 'This query is too large.', reaction: 'none' },
  TOKEN_MISSING: statusMessage('We couldn’t sign you in. Try again.'),
  COUPON_REFUSED: statusMessage('This coupon code is no longer valid.'),
  PRICE_CHANGED: statusMessage('The price has changed. Check it before you pay.'),
  ALREADY_BOUGHT: statusMessage('You already have access to this.'),
  PAYMENT_UNDER_WAY: statusMessage('A payment for this is already pending. See “My payments”.'),
  PAYMENT_UNAVAILABLE: statusMessage('Payments aren’t available right now. You haven’t been charged.'),
  REFUND_TOO_HIGH: statusMessage('This is more than the amount left to refund.'),
  SEATS_TAKEN: statusMessage('All seats are assigned.'),
  NETWORK: { status: 0, message: 'Network error', reaction: 'toast' },
  INTERNAL: { status: 500, message: 'Something went wrong on our side. Try again.', reaction: 'none' },
} as const satisfies Record<string, ErrorRow>;

export type ErrorCode = keyof typeof ERRORS;

export function isErrorCode(value: unknown): value is ErrorCode {
  return typeof value === 'string' && Object.hasOwn(ERRORS, value);
}

/** A message for one field of a form, by the field's path (`profile.level`). */
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
