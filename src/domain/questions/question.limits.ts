/** Limits of questions, their parts and typed answers. */

export const CHOICES_MAX = 40;
export const CHOICE_TEXT_MAX_CHARS = 5_000;
export const ACCEPTED_ANSWERS_MAX = 100;
export const SHORT_RESPONSE_MAX_CHARS = 1_000;
export const OPEN_RESPONSE_MAX_CHARS = 50_000;
export const HINTS_MAX = 10;
/** The sentence that names a misconception. */
export const MISCONCEPTION_MAX_CHARS = 200;
export const GAPS_MAX = 60;
export const TABLE_ROWS_MAX = 40;
export const TABLE_COLUMNS_MAX = 12;
/** A typed expression: its length, and the number and depth of its nodes; a larger one is not parsed. */
export const EXPRESSION_MAX_CHARS = 300;
export const EXPRESSION_NODES_MAX = 200;
export const EXPRESSION_DEPTH_MAX = 40;
export const MARK_POINTS_MAX = 60;
export const MARKS_PER_POINT_MAX = 50;
export const QUESTION_TAGS_MAX = 20;
export const TAG_MAX_CHARS = 60;
/** Reports of faulty questions per user and day. */
export const QUESTION_REPORTS_PER_DAY = 20;
export const QUESTION_REPORT_MAX_CHARS = 1_000;
/** Rows on one page of the question bank. */
export const BANK_PAGE_ROWS = 50;
/** How often every server publishes what is scheduled. */
export const PUBLISH_SWEEP_MS = 15_000;
/** How often every server measures the difficulty of questions. */
export const DIFFICULTY_MEASURE_MS = 3_600_000;
