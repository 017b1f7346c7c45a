/** A file of audio or video, in bytes; a lecture of two hours in good quality is below 2 GB. */
export const MEDIA_MAX_BYTES = 4_000_000_000;
export const CAPTIONS_MAX_BYTES = 1_000_000;
export const CAPTION_TRACKS_MAX = 20;
export const CUES_MAX = 20_000;
/** Interval at which the playback position is saved. */
export const MEDIA_POSITION_EVERY_MS = 10_000;
/** A file that fails again this close to the last failure is broken, not merely expired. */
export const MEDIA_RENEW_AFTER_S = 5;
/** A user who is this close to the end has finished; the next time playback starts from the beginning. */
export const MEDIA_END_S = 5;
/** One step of the arrow keys, and of J and L. */
export const MEDIA_STEP_S = 5;
export const MEDIA_LEAP_S = 10;
export const MEDIA_RATES = [0.5, 0.75, 1, 1.25, 1.5, 1.75, 2] as const;
/** Number of shorts per page. */
export const SHORTS_MAX = 200;
