/** Limits of live quizzes. */

export const LIVE_QUESTIONS_MAX = 50;
export const LIVE_PLAYERS_MAX = 500;
export const LIVE_SECONDS_MIN = 5;
export const LIVE_SECONDS_MAX = 600;
export const LIVE_TEAMS_MIN = 2;
export const LIVE_TEAMS_MAX = 8;
export const NICKNAME_MIN_CHARS = 2;
export const NICKNAME_MAX_CHARS = 20;
/** An answer that was sent in time may arrive this much later. */
export const LIVE_LATE_ANSWER_MS = 700;
/** The hosting device signals this often, and counts as lost after this much silence. */
export const LIVE_HOST_SIGNAL_MS = 10_000;
export const LIVE_HOST_LOST_MS = 25_000;
/** A quiz that started so long ago has been forgotten: nobody can join it any more. */
export const LIVE_FORGOTTEN_HOURS = 12;
/** Bars of typed answers; rarer answers are one bar together. */
export const LIVE_TYPED_BARS_MAX = 6;
export const LIVE_SCOREBOARD_ROWS = 10;
/** Streams of visitors from one network: the guests of a school share an address. */
export const LIVE_STREAMS_PER_ADDRESS_MAX = 600;
