/** Limits of user accounts, of lists of users, and of guardians' consent. */

export const NAME_MAX_CHARS = 120;
export const EMAIL_MAX_CHARS = 254;
/** How long the emailed link to set a first password is valid. */
export const INVITATION_LIFE_S = 7 * 24 * 3_600;
/** The longest duration of a support session. */
export const SUPPORT_VISIT_LIFE_S = 30 * 60;
export const SUPPORT_REASON_MIN_CHARS = 5;
export const USERS_PER_PAGE = 50;
/** Lists of users are counted up to here; above it they say "more than". */
export const USERS_COUNTED_MAX = 1_000;
export const USERS_PER_IMPORT_MAX = 2_000;
export const USERS_EXPORTED_MAX = 50_000;
export const AUDIT_ENTRIES_PER_PAGE = 50;
/** Days between the request to delete an account and its deletion; an admin can set another number. */
export const ACCOUNT_DELETION_WAIT_DAYS = 14;
export const ACCOUNT_DELETION_SWEEP_MS = 60_000;
/** How long a guardian can give the first answer. */
export const GUARDIAN_LINK_LIFE_S = 14 * 24 * 3_600;
/** Emails to guardians within the window: per account, and per recipient. */
export const GUARDIAN_MAILS_PER_ACCOUNT = 5;
export const GUARDIAN_MAILS_PER_RECIPIENT = 5;
export const GUARDIAN_MAIL_WINDOW_S = 24 * 3_600;
/** Exports of one's own data within the window. */
export const DATA_EXPORTS_PER_USER = 3;
export const OWN_EXPORT_WINDOW_S = 3_600;
/** The postal address of a school, and its terms and holidays. */
export const SCHOOL_ADDRESS_MAX_CHARS = 500;
export const SCHOOL_TERMS_MAX = 100;
/** Days between the request to delete a school and its deletion, in which it can be cancelled. */
export const SCHOOL_DELETION_WAIT_DAYS = 7;
/** Deleting a school is done in rounds of this duration, so that a server can be stopped between them. */
export const SCHOOL_DELETION_SWEEP_MS = 5_000;
export const SCHOOL_DELETION_ROUND_MS = 10_000;
/** Pairs of accounts that are shown as possible duplicates. */
export const DUPLICATES_MAX = 200;
