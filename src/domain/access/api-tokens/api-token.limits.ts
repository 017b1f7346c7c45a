/* Limits of API tokens and of the REST API. */

export const API_TOKENS_PER_USER = 20;
/** How long a token may be valid. */
export const API_TOKEN_DAYS = [30, 90, 365] as const;
/** Requests with one token in a window. */
export const API_REQUESTS_PER_TOKEN = 300;
export const API_WINDOW_S = 60;
export const API_PAGE_ROWS = 100;
export const API_PAGE_ROWS_MAX = 500;
