/** Lifetimes of sessions and tokens. */

export const ACCESS_TOKEN_LIFE_S = 300;
/** A token this close to its expiry is refreshed before the next request. */
export const REFRESH_BEFORE_END_S = 30;
export const REFRESH_REPLAY_WINDOW_S = 10;
/** A session that is not used for this long expires. */
export const SESSION_IDLE_LIFE_S = 14 * 24 * 3_600;
/** A session expires after this long, however much it is used. */
export const SESSION_ABSOLUTE_LIFE_S = 90 * 24 * 3_600;
/** How long before the end of a session the user is notified: long enough to read the notice and save work. */
export const SESSION_END_NOTICE_MS = 5 * 60_000;
/** A notice that another dialog has replaced is shown again after this time. */
export const SESSION_END_REPEAT_MS = 30_000;
