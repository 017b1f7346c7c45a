/* Limits of learning record stores. */

export const RECORD_STORES_PER_SCHOOL = 5;
export const RECORD_STORE_URL_MAX_CHARS = 500;
export const RECORD_STORE_KEY_MAX_CHARS = 500;
/** Statements of one request. */
export const RECORD_BATCH_MAX = 50;
/** Requests that a process sends to one store before the others' turn. */
export const RECORD_REQUESTS_PER_TURN = 20;
/** Stores to which a process sends at the same time. */
export const RECORD_STORES_AT_ONCE = 20;
/** How long a store may take to answer, with the connection. */
export const RECORD_TIMEOUT_MS = 15_000;
/** Longer than the longest request: every request renews it. */
export const RECORD_CLAIM_S = 60;
/** How often a process looks for records to send. They are collected in the meantime. */
export const RECORD_POLL_MS = 2_000;
/** A store that only failed for so long is disabled. */
export const RECORD_FAILING_DAYS_MAX = 5;
/** How long records can wait, and the log can be read. */
export const RECORD_RETENTION_DAYS = 30;
/** Requests of the log that are shown. */
export const RECORD_LOG_ROWS = 50;
/** The longest answer that is sent. */
export const RECORD_RESPONSE_MAX_CHARS = 2_000;
