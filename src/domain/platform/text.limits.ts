/** Lengths of texts that many subjects use, in characters, and positions in lists. */

export const TITLE_MAX_CHARS = 200;
/** A field that takes names, one per line. */
export const LINES_MAX_CHARS = 5_000;
/** A question text, model answer or explanation, in characters. The longest in any known bank is below 20 000. */
export const TEXT_MAX_CHARS = 100_000;
export const SUMMARY_MAX_CHARS = 500;
/** An address, or a name that another system has given. */
export const EXTERNAL_MAX_CHARS = 500;
export const SLUG_MAX_CHARS = 80;
/** Position in a list. */
export const POSITION_MAX = 1_000_000;
export const SEARCH_MAX_CHARS = 100;
export const SEARCH_MIN_CHARS = 2;
export const SEARCH_RESULTS_MAX = 20;
