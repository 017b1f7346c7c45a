/** Passwords, PINs and emailed codes, and how many attempts and emails are allowed. */

export const PASSWORD_MIN_CHARS = 10;
/** Long enough for any passphrase, short enough that hashing cannot be abused. */
export const PASSWORD_MAX_CHARS = 200;
export const PIN_ATTEMPTS = 5;
export const PIN_LOCK_S = 15 * 60;
export const ONE_TIME_CODE_LIFE_S = 10 * 60;
export const ONE_TIME_CODE_ATTEMPTS = 5;
/** How long the page waits before it offers to send another code. */
export const CODE_RESEND_WAIT_MS = 30_000;
/**
 * Failed sign-ins within the window: from a device that has signed in to the account before, and from one network. A
 * school shares one network, so successes do not count, and one typing mistake in ten sign-ins of a large school has to
 * fit. Unknown devices wait longer after each failure: see `sign-in-delay.rule.ts`.
 */
export const SIGN_IN_FAILURES_PER_DEVICE = 10;
export const SIGN_IN_FAILURES_PER_ADDRESS = 300;
export const SIGN_IN_WINDOW_S = 15 * 60;
/** Sign-ins in the queue at most: about a minute of work for two cores. */
export const SIGN_INS_QUEUED_MAX = 5_000;
/** How long a device that has signed in is recognised, and for how many accounts at once. */
export const KNOWN_DEVICE_LIFE_S = 180 * 24 * 3_600;
export const KNOWN_DEVICE_ACCOUNTS_MAX = 10;
/** Wrong passwords or PINs from a user who is already signed in, within the sign-in window. */
export const PROOF_FAILURES_PER_SESSION = 10;
/** Sign-ins and failures that the owner of an account can see, and how long they are stored. */
export const SIGN_IN_ACTIVITY_SHOWN = 20;
export const SIGN_IN_ACTIVITY_LIFE_S = 30 * 24 * 3_600;
/** A sign-up writes a row and sends an email, so successes count; a whole year group may sign up from one network. */
export const SIGN_UPS_PER_ADDRESS = 500;
export const SIGN_UP_WINDOW_S = 3_600;
/**
 * Emails with codes within the window: per recognised device, session, network and account together; and per network,
 * unless the code is used.
 */
export const CODES_PER_DEVICE = 5;
export const CODES_PER_SESSION = 5;
export const CODES_PER_ACCOUNT_AND_ADDRESS = 5;
export const CODES_PER_ADDRESS = 60;
/** Wrong codes within the window, per network. */
export const CODE_FAILURES_PER_ADDRESS = 60;
export const CODE_WINDOW_S = 3_600;
/** Emails with codes that unknown devices may request for one account within a longer window, against flooding. */
export const CODES_PER_ACCOUNT = 15;
export const CODES_PER_ACCOUNT_WINDOW_S = 6 * 3_600;
