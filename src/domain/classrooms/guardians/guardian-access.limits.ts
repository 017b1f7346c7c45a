/** Limits of the access of guardians to the work of a student. */
export const GUARDIANS_PER_STUDENT_MAX = 6;
/** How long a link is valid: in an invitation, in a weekly email, and one that a guardian requests. */
export const GUARDIAN_INVITATION_LIFE_S = 14 * 24 * 3_600;
export const GUARDIAN_WEEKLY_LINK_LIFE_S = 8 * 24 * 3_600;
export const GUARDIAN_REQUESTED_LINK_LIFE_S = 3_600;
/** How long a browser can show the page after a link was opened. */
export const GUARDIAN_SESSION_LIFE_S = 12 * 3_600;
export const GUARDIAN_MAIL_EVERY_DAYS = 7;
export const GUARDIAN_MAIL_SWEEP_MS = 15 * 60_000;
/** How often an open page checks whether the access has ended. */
export const GUARDIAN_REFRESH_MS = 30_000;
/** Lines of a list in the weekly email. */
export const GUARDIAN_MAIL_LINES = 10;
export const GUARDIAN_EFFORT_DAYS = 28;
