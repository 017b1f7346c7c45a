/** Sizes of imported files, and how many imports a user may start. */

/** One line of an import file, in bytes; longer lines are rejected unread. */
export const IMPORT_LINE_MAX_BYTES = 1_000_000;
/** Bytes of a teacher's question files that are waiting for an import or were imported within the last day. */
export const IMPORT_FILES_PER_TEACHER_MAX_BYTES = 1_000_000_000;
/** A file to import: a question bank with its images. */
export const IMPORT_FILE_MAX_BYTES = 1_000_000_000;
/** A file of a user who imports their own questions. */
export const OWN_IMPORT_FILE_MAX_BYTES = 50_000_000;
/** Levels of folders in a folder whose files are imported. */
export const FOLDERS_DEPTH_MAX = 8;
/** Imports and previews that a user may start within the window. */
export const IMPORTS_PER_USER = 120;
export const IMPORT_WINDOW_S = 3_600;
