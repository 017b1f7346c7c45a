/* Limits of calendar feeds. */

/** How long past events stay in a feed. */
export const CALENDAR_PAST_DAYS = 30;
/** Events of each kind in a feed. */
export const CALENDAR_EVENTS_MAX = 500;
/** How often calendar programs should fetch a feed, as a duration of RFC 5545. Google decides by itself. */
export const CALENDAR_REFRESH = 'PT1H';
/** How long a fetched feed may be used without asking again. */
export const CALENDAR_CACHED_S = 300;
/** Written files that a server process keeps in memory. */
export const CALENDAR_FILES_CACHED = 200;
