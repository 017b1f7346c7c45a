/** Limits of roster imports. */

/** An archive: ten thousand users with all their classes take about 3 MB. */
export const ROSTER_FILE_MAX_BYTES = 50_000_000;
/** One CSV file of an archive, uncompressed. */
export const ROSTER_CSV_MAX_BYTES = 200_000_000;
export const ROSTER_USERS_MAX = 50_000;
export const ROSTER_CLASSES_MAX = 20_000;
export const ROSTER_ENROLMENTS_MAX = 600_000;
/** The longest id of a record; the standard has UUIDs, but allows any text. */
export const SOURCED_ID_MAX_CHARS = 255;
/** Archives that a user may upload within a day, as bytes. */
export const ROSTER_FILES_PER_USER_MAX_BYTES = 500_000_000;
/** Problems that are stored; the others are counted. */
export const ROSTER_PROBLEMS_MAX = 1_000;
/** Class lists that are named in a warning; the others are counted. */
export const ROSTER_WARNINGS_MAX = 20;
export const ROSTER_CHANGES_PER_PAGE = 25;
export const ROSTER_IMPORTS_LISTED = 50;
/** A higher share of deactivated users, or of archived classes, needs a typed confirmation. */
export const ROSTER_USERS_SHARE_MAX = 0.2;
/** The same for the students who are removed from one class. */
export const ROSTER_CLASS_SHARE_MAX = 0.5;
/** Changes of one transaction: other requests wait at most as long as it takes. */
export const ROSTER_BATCH = 125;
/** How long an import can be undone. Its changes, with the names in them, are deleted afterwards. */
export const ROSTER_UNDO_DAYS = 30;
/** How long a preview waits for confirmation: as long as its file is stored. */
export const ROSTER_PREVIEW_HOURS = 24;
export const ROSTER_SWEEP_MS = 3_600_000;
/** How often a screen asks how far an import is. */
export const ROSTER_PROGRESS_MS = 1_000;
/** Records of one request to a school's system. Systems may send fewer. */
export const ROSTER_PAGE_ROWS = 1_000;
/** One response: a thousand users with their roles take about 1 MB. */
export const ROSTER_PAGE_MAX_BYTES = 20_000_000;
export const ROSTER_REQUEST_MS = 60_000;
/** How long a system may ask to wait before the next request, and how often. */
export const ROSTER_WAIT_MAX_S = 60;
export const ROSTER_WAITS = 3;
/** How often a list is read again that has changed while it was read. */
export const ROSTER_REREADS = 3;
