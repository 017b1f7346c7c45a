/** Limits of attempts, answers and marking. */

/** How long submitting waits for answers that are still being sent before it shows that it is waiting. */
export const SUBMIT_WAIT_MS = 5_000;
/** How often an answer can be tried in practice with several attempts. */
export const INTERACTIVE_ATTEMPTS = 3;
/** Images or PDFs of handwritten work in one answer, and the size of each. */
export const ANSWER_FILES_MAX = 10;
export const ANSWER_FILE_MAX_BYTES = 15_000_000;
/** How long a signed URL to send or read such a file is valid. */
export const ANSWER_FILE_ADDRESS_LIFE_S = 15 * 60;
/** Bytes of answer files that a user may have stored or reserved. */
export const ANSWER_FILES_PER_USER_MAX_BYTES = 500_000_000;
/** A reserved answer file that has not arrived after this long is released; its URL has expired long before. */
export const ANSWER_FILE_OFFER_LIFE_S = 3_600;
/**
 * A stored answer file that no saved answer refers to is deleted after this long: a device may be offline for weeks.
 */
export const UNUSED_ANSWER_FILE_LIFE_S = 60 * 24 * 3_600;
/** Length of a marker's comment, and of a student's request for a re-mark. */
export const MARK_COMMENT_MAX_CHARS = 2_000;
export const SEQUENCE_MAX = 2_000_000_000;
/** Extra time that can be given at once. */
export const EXTRA_SECONDS_MAX = 4 * 3_600;
export const LIVE_MESSAGE_MAX_CHARS = 500;
/** A page with an open attempt that has not been heard from for this long is offline or closed. */
export const PRESENCE_LOST_MS = 12_000;
/**
 * How often a teacher's live view is read again although nothing has changed, for the time of each student's last
 * heartbeat: together with the five seconds between two of them, less than `PRESENCE_LOST_MS`.
 */
export const LIVE_REREAD_MS = 3_000;
/** Time on one question counts up to here; after that, the student has probably left. */
export const QUESTION_SECONDS_MAX = 600;
/** How long after its deadline an attempt still accepts answers in transit; then what is saved is submitted. */
export const ATTEMPT_GRACE_S = 15;
/** How often every server looks for attempts whose time is up. */
export const ATTEMPT_SWEEP_MS = 5_000;
/** Answers in one request. */
export const ANSWERS_PER_SAVE_MAX = 100;
/** How far an answer's number may be ahead of the latest one; a higher number would leave no room for later answers. */
export const SEQUENCE_AHEAD_MAX = 100_000;
