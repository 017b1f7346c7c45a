/* Limits of webhooks. */

export const WEBHOOK_ENDPOINTS_PER_SCHOOL = 10;
export const WEBHOOK_URL_MAX_CHARS = 500;
export const WEBHOOK_DESCRIPTION_MAX_CHARS = 200;
/** How long after a rotation the former secret signs as well. */
export const FORMER_SECRET_LIFE_S = 24 * 60 * 60;
/** How long a target may take to answer, with the connection. */
export const WEBHOOK_TIMEOUT_MS = 10_000;
/** Longer than the longest attempt, so that no other process sends the same delivery meanwhile. */
export const WEBHOOK_CLAIM_S = 45;
/** Requests to one endpoint at the same time, for all processes together. */
export const WEBHOOK_CONCURRENCY = 20;
/** The same while the endpoint fails, so that a target that hangs takes no capacity from others. */
export const WEBHOOK_CONCURRENCY_FAILING = 2;
/** Requests of one process at the same time. */
export const WEBHOOK_REQUESTS_PER_PROCESS = 100;
/** How often a process looks for retries that are due; new events wake it at once. */
export const WEBHOOK_POLL_MS = 1_000;
/** How often disabled endpoints are reported and old deliveries deleted. */
export const WEBHOOK_SWEEP_MS = 60_000;
/** An endpoint that only failed for so long is disabled. */
export const WEBHOOK_FAILING_DAYS_MAX = 5;
/** How long deliveries can be read and sent again. */
export const WEBHOOK_RETENTION_DAYS = 30;
/** Rows of the log that a page shows. */
export const WEBHOOK_LOG_ROWS = 50;
/** Test events and repeated deliveries that one user can ask for in a window. */
export const WEBHOOK_SENDS_PER_USER = 30;
export const WEBHOOK_SENDS_WINDOW_S = 60;
