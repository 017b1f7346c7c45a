/** Limits of requests, GraphQL documents and live streams. */

/** How often work that was done offline is sent after reconnecting before a failing entry is left for later. */
export const OFFLINE_WORK_ATTEMPTS = 3;
/** Changes that follow each other faster are sent together. */
export const STREAM_REST_MS = 400;
/** Streams that one session may have open: a tab has one or two. */
export const STREAMS_PER_SESSION_MAX = 12;
/** Servers send something at least every 12 s; a stream that is silent for longer than this has been cut. */
export const STREAM_SILENCE_MAX_MS = 30_000;
/** How often a page polls while its stream is not connected. */
export const STREAM_REFETCH_MS = 3_000;
export const GRAPHQL_MAX_TOKENS = 2_000;
export const GRAPHQL_MAX_DEPTH = 8;
/** Fields of one document; fragments count wherever they are spread. */
export const GRAPHQL_MAX_FIELDS = 400;
export const GRAPHQL_MAX_ALIASES = 15;
export const REQUEST_MAX_BYTES = 1_000_000;
/**
 * A request must have arrived completely after this time: enough for a part of an upload at half a megabit a second.
 */
export const REQUEST_ARRIVES_WITHIN_MS = 300_000;
/** How long a stopping server waits for open requests: less than the deployment manifests allow it. */
export const STOPS_WITHIN_MS = 20_000;
