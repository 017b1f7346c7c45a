/** Limits of notes, and of students' highlights in them. */

/** A note booklet, in characters: several hundred pages. */
export const NOTE_MAX_CHARS = 400_000;
/** A file of a note, in bytes. */
export const NOTE_MAX_BYTES = 1_200_000;
/** Length of a highlight, and of the student's comment on it. */
export const ANNOTATION_QUOTE_MAX_CHARS = 4_000;
export const ANNOTATION_COMMENT_MAX_CHARS = 4_000;
export const ANNOTATIONS_PER_NOTE_MAX = 1_000;
/** Headings of a note, and highlights in it. */
export const HEADING_MAX_CHARS = 200;
/** The reading position changes constantly; it is sent at most this often. */
export const READING_POSITION_SAVED_EVERY_MS = 4_000;
/** How fast people read in order to learn. */
export const READING_WORDS_PER_MINUTE = 180;
