/* Limits of SCIM provisioning. */

/** Tokens of a school at once: one for each identity system, and one while it is replaced. */
export const SCIM_TOKENS_PER_SCHOOL = 5;
/** How long a token may be valid. */
export const SCIM_TOKEN_DAYS = [90, 180, 365] as const;
/** Requests with one token in a window: 10 000 users, each looked up and created, in under four minutes. */
export const SCIM_REQUESTS_PER_TOKEN = 6_000;
export const SCIM_WINDOW_S = 60;
/** Resources in one response, by default and at most. */
export const SCIM_PAGE_ROWS = 100;
export const SCIM_PAGE_ROWS_MAX = 200;
export const SCIM_FILTER_MAX_CHARS = 2_000;
/** Brackets within brackets of a filter. */
export const SCIM_FILTER_MAX_DEPTH = 20;
export const SCIM_OPERATIONS_MAX = 1_000;
/** Accounts to connect in one list, and connected at once. */
export const SCIM_MATCHES_MAX = 200;
/** How long an account is offered after the identity system last asked for its email. */
export const SCIM_MATCH_DAYS = 30;
/** Of external ids and user names. */
export const SCIM_ID_MAX_CHARS = 255;
/** Of other texts that are stored for the identity system. */
export const SCIM_TEXT_MAX_CHARS = 500;
/** Values of an attribute that has several, except members. */
export const SCIM_VALUES_MAX = 20;
