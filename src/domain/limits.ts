/**
 * Every constant of the business, under a name that tells its unit.
 * Requirement: section 9; and the decisions on sign-in, tokens and PIN.
 */

export const TOAST_LIFE_MS = 3_000;
export const DIALOG_TOAST_LIFE_MS = 5_000;
/** So many past toasts can be read again. */
export const TOAST_HISTORY_MAX = 50;
export const NETWORK_ERROR_TOAST_DEBOUNCE_MS = 2_000;
export const RELOAD_GUARD_TTL_MS = 10_000;
export const PAYLOAD_PRELOAD_DELAY_MS = 1_000;
export const POPOVER_SHOW_DELAY_MS = 100;
export const POPOVER_HIDE_DELAY_MS = 300;
export const DIALOG_OPEN_DELAY_MS = 10;
/** How long a dialog slides away. */
export const DIALOG_CLOSE_MS = 160;
export const DIALOG_WIDTH_EM = 32;
export const MODAL_LAYER = 1_100;
export const OVERLAY_LAYER = 1_000;
/** The longest delay a browser's timer can hold; anything above fires at once. */
export const MAX_TIMER_MS = 2_147_483_647;

export const ACCESS_TOKEN_LIFE_S = 300;
/** A token this close to its end is refreshed before the next request. */
export const REFRESH_BEFORE_END_S = 30;
export const REFRESH_REPLAY_WINDOW_S = 10;
/** A session that nobody uses for this long ends. */
export const SESSION_IDLE_LIFE_S = 14 * 24 * 3_600;
/** A session ends after this long, however much it is used. */
export const SESSION_ABSOLUTE_LIFE_S = 90 * 24 * 3_600;

export const PASSWORD_MIN_CHARS = 10;
/** Long enough for any passphrase, short enough that hashing cannot be abused. */
export const PASSWORD_MAX_CHARS = 200;
export const PIN_ATTEMPTS = 5;
export const PIN_LOCK_S = 15 * 60;
export const ONE_TIME_CODE_LIFE_S = 10 * 60;
export const ONE_TIME_CODE_ATTEMPTS = 5;
/** How long the page waits before it offers to mail another code. */
export const CODE_RESEND_WAIT_MS = 30_000;

/** Sign-in tries with a wrong password within the window, per account and per address. */
export const SIGN_IN_TRIES_PER_ACCOUNT = 10;
export const SIGN_IN_TRIES_PER_ADDRESS = 100;
export const SIGN_IN_WINDOW_S = 15 * 60;
export const SIGN_UPS_PER_ADDRESS = 60;
export const SIGN_UP_WINDOW_S = 3_600;
/** Codes asked for by mail within the window, per account and per address. */
export const CODES_PER_ACCOUNT = 5;
export const CODES_PER_ADDRESS = 30;
/** Codes given within the window, per address: five a code, and several people behind one address. */
export const CODE_TRIES_PER_ADDRESS = 60;
export const CODE_WINDOW_S = 3_600;

export const NAME_MAX_CHARS = 120;
export const EMAIL_MAX_CHARS = 254;
export const TITLE_MAX_CHARS = 200;
/** A stem, model answer or explanation, in characters. The longest in any bank seen is below 20 000. */
export const TEXT_MAX_CHARS = 100_000;
export const CHOICES_MAX = 40;
export const CHOICE_TEXT_MAX_CHARS = 5_000;
export const ACCEPTED_ANSWERS_MAX = 100;
export const SHORT_RESPONSE_MAX_CHARS = 1_000;
export const OPEN_RESPONSE_MAX_CHARS = 50_000;
export const HINTS_MAX = 10;
export const GAPS_MAX = 60;
export const TABLE_ROWS_MAX = 40;
export const TABLE_COLUMNS_MAX = 12;
/** An expression as typed, and how many parts it may have: what is longer is not read. */
export const EXPRESSION_MAX_CHARS = 300;
export const EXPRESSION_NODES_MAX = 200;
export const EXPRESSION_DEPTH_MAX = 40;
export const MARK_POINTS_MAX = 60;
export const MARKS_PER_POINT_MAX = 50;
/** So often an answer can be tried while practising with several tries. */
export const INTERACTIVE_TRIES = 3;
/** Pictures or PDFs of handwritten work that one answer may hold, and how large each may be. */
export const ANSWER_FILES_MAX = 10;
export const ANSWER_FILE_MAX_BYTES = 15_000_000;
/** A signed address to send or read such a file ends after this long. */
export const ANSWER_FILE_ADDRESS_LIFE_S = 15 * 60;
/** So much of what a person has handed up is kept. */
export const ANSWER_FILES_PER_PERSON_MAX_BYTES = 500_000_000;
/** Reports of faulty questions within a day, per person. */
export const ITEM_REPORTS_PER_DAY = 20;
export const ITEM_REPORT_MAX_CHARS = 1_000;
export const ITEMS_PER_QUIZ_MAX = 1_000;
/** One line of an import file, in bytes; longer lines are rejected unread. */
export const IMPORT_LINE_MAX_BYTES = 1_000_000;
export const FIGURE_MAX_BYTES = 10_000_000;
/** Width times height: a small file can unfold into more than a browser's memory holds. */
export const FIGURE_MAX_PIXELS = 25_000_000;
/** Signed media addresses end after this long. */
export const MEDIA_ADDRESS_LIFE_S = 6 * 3_600;

export const GRAPHQL_MAX_TOKENS = 2_000;
export const GRAPHQL_MAX_DEPTH = 8;
/** Fields of one document, fragments counted where they are spread. */
export const GRAPHQL_MAX_FIELDS = 400;
export const GRAPHQL_MAX_ALIASES = 15;
export const REQUEST_MAX_BYTES = 1_000_000;

/** So long after its deadline an attempt still takes answers that were on their way; then what is saved is handed in. */
export const ATTEMPT_GRACE_S = 15;
/** How often every server looks for attempts whose time is over. */
export const ATTEMPT_SWEEP_MS = 5_000;
/** Answers in one request. */
export const ANSWERS_PER_SAVE_MAX = 100;
/** How far an answer's number may be ahead of the one in force; a higher one would leave no room for later answers. */
export const SEQUENCE_AHEAD_MAX = 100_000;
