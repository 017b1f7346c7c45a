/**
 * The constants of the product, named with their unit. Those of a single subject are in a `*.limits.ts` of that
 * subject.
 * Requirement: section 9; and the decisions on sign-in, tokens and PIN.
 */

export const TOAST_LIFE_MS = 3_000;
export const DIALOG_TOAST_LIFE_MS = 5_000;
/** Number of past toasts that can be read again. */
export const TOAST_HISTORY_MAX = 50;
/** How often offline work is retried once the network is back, before it is left in the queue. */
export const OFFLINE_WORK_ATTEMPTS = 3;
export const NETWORK_ERROR_TOAST_DEBOUNCE_MS = 2_000;
export const RELOAD_GUARD_TTL_MS = 10_000;
export const PAYLOAD_PRELOAD_DELAY_MS = 1_000;
/** A window that is shown also receives the focus: two such events within this time are one return of the user. */
export const WINDOW_RETURN_GAP_MS = 1_000;
export const POPOVER_SHOW_DELAY_MS = 100;
export const POPOVER_HIDE_DELAY_MS = 300;
export const DIALOG_OPEN_DELAY_MS = 10;
/** How long submitting waits for answers that are still being sent, before it shows that it waits. */
export const SUBMIT_WAIT_MS = 5_000;
/** Duration of a dialog's animation. */
export const DIALOG_CLOSE_MS = 160;
export const DIALOG_WIDTH_EM = 32;
export const MODAL_LAYER = 1_100;
export const OVERLAY_LAYER = 1_000;
/** The longest delay a browser's timer can hold; anything above fires at once. */
export const MAX_TIMER_MS = 2_147_483_647;

export const ACCESS_TOKEN_LIFE_S = 300;
/** A token this close to its expiry is refreshed before the next request. */
export const REFRESH_BEFORE_END_S = 30;
export const REFRESH_REPLAY_WINDOW_S = 10;
/** A session that is not used for this long ends. */
export const SESSION_IDLE_LIFE_S = 14 * 24 * 3_600;
/** A session ends after this long, however much it is used. */
export const SESSION_ABSOLUTE_LIFE_S = 90 * 24 * 3_600;
/** How long before its end a session is announced to end: time enough to read it and to save work. */
export const SESSION_END_NOTICE_MS = 5 * 60_000;
/** A notice that another dialog has replaced is shown again after this time. */
export const SESSION_END_REPEAT_MS = 30_000;

export const PASSWORD_MIN_CHARS = 10;
/** Long enough for any passphrase, short enough that hashing cannot be abused. */
export const PASSWORD_MAX_CHARS = 200;
export const PIN_ATTEMPTS = 5;
export const PIN_LOCK_S = 15 * 60;
export const ONE_TIME_CODE_LIFE_S = 10 * 60;
export const ONE_TIME_CODE_ATTEMPTS = 5;
/** How long the page waits before it offers to mail another code. */
export const CODE_RESEND_WAIT_MS = 30_000;

/**
 * Sign-ins that fail within the window: from a device that has signed in to the account before, and from one network. A
 * school sits behind one network, so successes do not count, and one typing mistake in ten sign-ins of a large school has
 * to fit. Unknown devices wait longer after each failure: see `credentials/sign-in-delay.rule.ts`.
 */
export const SIGN_IN_FAILURES_PER_DEVICE = 10;
export const SIGN_IN_FAILURES_PER_ADDRESS = 300;
export const SIGN_IN_WINDOW_S = 15 * 60;
/** Maximum number of queued sign-ins: about a minute of work for two cores. */
export const SIGN_INS_QUEUED_MAX = 5_000;
/** How long a device that has signed in is known, and at how many accounts. */
export const KNOWN_DEVICE_LIFE_S = 180 * 24 * 3_600;
export const KNOWN_DEVICE_ACCOUNTS_MAX = 10;
/** Failed re-authentications of a signed-in user, within the window of sign-ins. */
export const PROOF_FAILURES_PER_SESSION = 10;
/** Sign-ins and failures that the owner of an account can see, and for how long they are stored. */
export const SIGN_IN_ACTIVITY_SHOWN = 20;
export const SIGN_IN_ACTIVITY_LIFE_S = 30 * 24 * 3_600;
/** A sign-up writes a row and an email, so successes count here; a year group signs up from one network. */
export const SIGN_UPS_PER_ADDRESS = 500;
export const SIGN_UP_WINDOW_S = 3_600;
/**
 * Emails with codes within the window: for a device that has signed in to the account before, for a session, for one
 * network and one account; and from one network, unless the code is used.
 */
export const CODES_PER_DEVICE = 5;
export const CODES_PER_SESSION = 5;
export const CODES_PER_ACCOUNT_AND_ADDRESS = 5;
export const CODES_PER_ADDRESS = 60;
/** Wrong codes within the window, per network. */
export const CODE_FAILURES_PER_ADDRESS = 60;
export const CODE_WINDOW_S = 3_600;
/** Emails with codes that unknown devices may request for one account in a longer period, against flooding. */
export const CODES_PER_ACCOUNT = 15;
export const CODES_PER_ACCOUNT_WINDOW_S = 6 * 3_600;

/** Lifetime of the emailed link with which a new user sets a password. */
export const INVITATION_LIFE_S = 7 * 24 * 3_600;
/** How long a support session may last at most. */
export const SUPPORT_VISIT_LIFE_S = 30 * 60;
export const SUPPORT_REASON_MIN_CHARS = 5;
export const USERS_PER_PAGE = 50;
/** Lists of users are counted no further; beyond it they show "more than". */
export const USERS_COUNTED_MAX = 1_000;
export const USERS_PER_IMPORT_MAX = 2_000;
export const USERS_EXPORTED_MAX = 50_000;
export const AUDIT_ENTRIES_PER_PAGE = 50;

export const NAME_MAX_CHARS = 120;
export const EMAIL_MAX_CHARS = 254;
export const TITLE_MAX_CHARS = 200;
/** Of a field with names, one per line. */
export const LINES_MAX_CHARS = 5_000;
/** A question text, model answer or explanation, in characters. The longest in any known bank is below 20 000. */
export const TEXT_MAX_CHARS = 100_000;
/** A note booklet, in characters: several hundred pages. */
export const NOTE_MAX_CHARS = 400_000;
/** A file of a note, in bytes. */
export const NOTE_MAX_BYTES = 1_200_000;
export const SUMMARY_MAX_CHARS = 500;
/** Length of a highlight in a note, and of the text that a student writes about it. */
export const ANNOTATION_QUOTE_MAX_CHARS = 4_000;
export const ANNOTATION_COMMENT_MAX_CHARS = 4_000;
export const ANNOTATIONS_PER_NOTE_MAX = 1_000;
/** Headings of a note, and highlights in it. */
export const HEADING_MAX_CHARS = 200;
/** Reading positions change all the time, so they are saved this seldom. */
export const READING_POSITION_SAVED_EVERY_MS = 4_000;
export const SEARCH_MAX_CHARS = 100;
export const SEARCH_MIN_CHARS = 2;
export const SEARCH_RESULTS_MAX = 20;
/** How long typing has to pause before a request is sent. */
export const SEARCH_TYPING_RESTS_MS = 200;
/** Reading speed for learning, in words per minute. */
export const READING_WORDS_PER_MINUTE = 180;
export const CHOICES_MAX = 40;
export const CHOICE_TEXT_MAX_CHARS = 5_000;
export const ACCEPTED_ANSWERS_MAX = 100;
export const SHORT_RESPONSE_MAX_CHARS = 1_000;
export const OPEN_RESPONSE_MAX_CHARS = 50_000;
export const HINTS_MAX = 10;
export const GAPS_MAX = 60;
export const TABLE_ROWS_MAX = 40;
export const TABLE_COLUMNS_MAX = 12;
/** Maximum length of a typed expression, and of its parts: longer ones are not parsed. */
export const EXPRESSION_MAX_CHARS = 300;
export const EXPRESSION_NODES_MAX = 200;
export const EXPRESSION_DEPTH_MAX = 40;
export const MARK_POINTS_MAX = 60;
export const MARKS_PER_POINT_MAX = 50;
/** Maximum number of checks of an answer with several attempts. */
export const INTERACTIVE_ATTEMPTS = 3;
/** Images or PDFs of handwritten work per answer, and the maximum size of each. */
export const ANSWER_FILES_MAX = 10;
export const ANSWER_FILE_MAX_BYTES = 15_000_000;
/** A signed address to upload or view such a file expires after this long. */
export const ANSWER_FILE_ADDRESS_LIFE_S = 15 * 60;
/** Total bytes of answer files that a user may have stored or reserved. */
export const ANSWER_FILES_PER_USER_MAX_BYTES = 500_000_000;
/** Reported problems with questions within a day, per user. */
export const QUESTION_REPORTS_PER_DAY = 20;
export const QUESTION_REPORT_MAX_CHARS = 1_000;
export const QUESTIONS_PER_QUIZ_MAX = 1_000;
export const QUESTION_TAGS_MAX = 20;
export const TAG_MAX_CHARS = 60;
/** Random-question rules of a quiz, and how many questions one of them draws. */
export const QUIZ_DRAWS_MAX = 50;
export const DRAW_COUNT_MAX = 100;
/** Rows of one page of the question bank. */
export const BANK_PAGE_ROWS = 50;
/** How often every server publishes scheduled content. */
export const PUBLISH_SWEEP_MS = 15_000;
/** One line of an import file, in bytes; longer lines are rejected unread. */
export const IMPORT_LINE_MAX_BYTES = 1_000_000;
export const IMAGE_MAX_BYTES = 10_000_000;
/**
 * Every stored file counts as at least this many bytes towards the quota of its sender, since a row, a directory entry and
 * a disk block are used for the smallest one, too.
 */
export const STORED_FILE_MIN_BYTES = 16_384;
/** An announced answer file that has not been received after this long is forgotten; its address has ended long before. */
export const ANSWER_FILE_OFFER_LIFE_S = 3_600;
/** A received answer file that no saved answer refers to is deleted after this long: a device may be offline for weeks. */
export const UNUSED_ANSWER_FILE_LIFE_S = 60 * 24 * 3_600;
/** Bytes of images a student may have stored for cards; those that no card shows are deleted after a month. */
export const IMAGES_PER_STUDENT_MAX_BYTES = 200_000_000;
/** Bytes of images that a teacher may have stored. */
export const IMAGES_PER_TEACHER_MAX_BYTES = 5_000_000_000;
/** Bytes of question files of a teacher that wait for an import, or were imported within the last day. */
export const IMPORT_FILES_PER_TEACHER_MAX_BYTES = 1_000_000_000;
/** Width times height: a small file can decode to more than a browser's memory. */
export const IMAGE_MAX_PIXELS = 25_000_000;
/** Frames of an animated image. */
export const IMAGE_MAX_FRAMES = 1_000;
export const DRAWING_MAX_ELEMENTS = 100_000;
/** Pixels of a drawing times the steps of its filters times the elements that use one. */
export const DRAWING_MAX_FILTERED_PIXELS = 10_000_000;
/** Of a PDF that a student sends: a hundred pages of text and diagrams have some ten thousand objects. */
export const PDF_MAX_OBJECTS = 100_000;
/** One page of A3, scanned with 600 dots an inch. */
export const PDF_IMAGE_MAX_PIXELS = 70_000_000;
/** Twenty pages of A4 in colour, scanned with 300 dots an inch. */
export const PDF_UNFOLDED_MAX_BYTES = 500_000_000;
/** How far back a stream is read for events before its start. */
export const PDF_STREAM_HEAD_MAX_CHARS = 4_000;
/** Signed media addresses end after this long. */
export const MEDIA_ADDRESS_LIFE_S = 6 * 3_600;

/** Changes that follow each other faster are sent together. */
export const STREAM_REST_MS = 400;
/** Streams that one session may have open: a tab has one or two. */
export const STREAMS_PER_SESSION_MAX = 12;
/** Length of a marker's comment, and of a student's request for a re-mark. */
export const MARK_COMMENT_MAX_CHARS = 2_000;
export const SEQUENCE_MAX = 2_000_000_000;
/** More time that can be given at once. */
export const EXTRA_SECONDS_MAX = 4 * 3_600;
export const LIVE_MESSAGE_MAX_CHARS = 500;
/** An active page of an attempt that has sent no signal for this long is offline or closed. */
export const PRESENCE_LOST_MS = 12_000;
/** A stream sends something at least every 12 s; one that is silent for longer than this was cut. */
export const STREAM_SILENCE_MAX_MS = 30_000;
/** How often a page polls while its stream is not connected. */
export const STREAM_REFETCH_MS = 3_000;

export const GRAPHQL_MAX_TOKENS = 2_000;
export const GRAPHQL_MAX_DEPTH = 8;
/** Fields of one document, with fragments counted where they are spread. */
export const GRAPHQL_MAX_FIELDS = 400;
export const GRAPHQL_MAX_ALIASES = 15;
export const REQUEST_MAX_BYTES = 1_000_000;
/** A request has to be complete within this time: enough for a part of an upload at half a megabit per second. */
export const REQUEST_ARRIVES_WITHIN_MS = 300_000;
/** How long a stopping server waits for open requests: less than the manifests give it to stop. */
export const STOPS_WITHIN_MS = 20_000;

export const CONTACT_MESSAGE_MIN_CHARS = 10;
export const CONTACT_MESSAGE_MAX_CHARS = 5_000;
export const CONTACTS_PER_ADDRESS = 5;
export const CONTACT_WINDOW_S = 3_600;
/** Attempts at the questions on the public site, which need no account. */
export const SAMPLE_ATTEMPTS_PER_ADDRESS = 3_000;
export const SAMPLE_WINDOW_S = 3_600;
/** Recorded consent choices; a school shares an address. */
export const CONSENTS_PER_ADDRESS = 6_000;
export const CONSENT_WINDOW_S = 3_600;
/** Page views that are counted, per address and process. */
export const PAGE_VIEWS_PER_ADDRESS = 6_000;
export const PAGE_VIEW_WINDOW_S = 60;
export const EXAM_TOPICS_MAX = 200;
export const EXAM_QUESTIONS_MAX = 100;
export const EXAM_SECONDS_MIN = 60;
export const EXAM_SECONDS_MAX = 6 * 3_600;
export const EXAMS_PER_STUDENT_MAX = 500;
export const PAPER_SECTIONS_MAX = 30;
export const PAPER_QUESTIONS_MAX = 300;
/** Time on a question beyond this limit is not counted, because the user is probably away. */
export const QUESTION_SECONDS_MAX = 600;
/** How often every server measures the difficulty of questions again. */
export const DIFFICULTY_MEASURE_MS = 3_600_000;
/** How long after its deadline an attempt still accepts answers in flight; then the saved ones are submitted. */
export const ATTEMPT_GRACE_S = 15;
/** How often every server looks for attempts whose time is up. */
/** Days between requesting deletion of an account and its deletion. An admin may set another number. */
export const ACCOUNT_DELETION_WAIT_DAYS = 14;
export const ACCOUNT_DELETION_SWEEP_MS = 60_000;
/** How long a guardian's first answer is accepted. */
export const GUARDIAN_LINK_LIFE_S = 14 * 24 * 3_600;
/** Emails that ask a guardian, within the window: per account, and per address. */
export const GUARDIAN_MAILS_PER_ACCOUNT = 5;
export const GUARDIAN_MAILS_PER_RECIPIENT = 5;
export const GUARDIAN_MAIL_WINDOW_S = 24 * 3_600;
/** Exports of a user's own data, within the window. */
export const DATA_EXPORTS_PER_USER = 3;
export const OWN_EXPORT_WINDOW_S = 3_600;

export const ATTEMPT_SWEEP_MS = 5_000;
/** Answers in one request. */
export const ANSWERS_PER_SAVE_MAX = 100;
/** How far an answer's number may be ahead of the one in force; a higher one would leave no room for later answers. */
export const SEQUENCE_AHEAD_MAX = 100_000;
export const CARD_SIDE_MAX_CHARS = 5_000;
export const CARD_GAPS_MAX = 20;
export const OWN_CARDS_PER_TOPIC_MAX = 2_000;
/** Longer answers are correct or incorrect, without a character-by-character difference. */
export const TYPED_ANSWER_COMPARED_MAX_CHARS = 300;
/** The number of lapses after which a card is suspended as a leech. */
export const LEECH_LAPSES = 8;
export const REVIEWS_PER_CALL_MAX = 100;
/** A review that was stored on a device for longer counts as this old. */
export const REVIEW_AGE_MAX_MS = 30 * 24 * 3_600_000;
/** Cards of one review session; the next ones follow when these are done. */
export const CARDS_PER_SESSION_MAX = 200;

export const SLUG_MAX_CHARS = 80;
/** Position in a list. */
export const POSITION_MAX = 1_000_000;
/** Rows on one page of an admin's list. */
export const RESOURCE_PAGE_ROWS = 50;
/** Above this, lists show an estimate instead of the exact count. */
export const RESOURCE_COUNTED_MAX = 1_000;
/** Options that a reference field shows at once; typing finds others. */
export const RESOURCE_OPTIONS_MAX = 50;
/** Records that can be changed, deleted or restored at once. */
export const BULK_RECORDS_MAX = 1_000;
export const SAVED_VIEWS_MAX = 30;
/** A signed address for exporting a list expires after this long. */
export const EXPORT_ADDRESS_LIFE_S = 60;

/** Maximum bytes of an import file: a bank with its images. */
export const IMPORT_FILE_MAX_BYTES = 1_000_000_000;
/** Limits of a user who writes their own questions. */
export const OWN_IMPORT_FILE_MAX_BYTES = 50_000_000;
/** Imports and dry runs that a user may start. */
export const IMPORTS_PER_USER = 120;
export const IMPORT_WINDOW_S = 3_600;
