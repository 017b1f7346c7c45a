/** Limits of the reports on students. */
export const REPORT_COMMENT_MAX_CHARS = 2_000;
export const REPORTS_PER_CLASSROOM_MAX = 100;
/** Comments in the bank of one teacher. */
export const BANK_COMMENTS_MAX = 200;
/** How often the progress of a file is saved and read. */
export const REPORT_PROGRESS_MS = 400;
/** Reports of classes that the page of a school lists. */
export const SCHOOL_REPORTS_MAX = 1_000;
