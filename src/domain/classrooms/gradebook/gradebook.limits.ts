/** Limits of gradebooks. */
export const MARK_COMMENT_MAX_CHARS = 2_000;
export const PAPER_MARKS_MAX = 1_000;
export const GRADE_CATEGORIES_MAX = 20;
export const CATEGORY_WEIGHT_MAX = 1_000;
export const DROP_LOWEST_MAX = 20;
