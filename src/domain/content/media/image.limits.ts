/** Sizes of images, drawings and PDFs, and the storage that a user's images may take. */

export const IMAGE_MAX_BYTES = 10_000_000;
/** Width times height: a small file can decompress to more than a browser's memory. */
export const IMAGE_MAX_PIXELS = 25_000_000;
/** Frames of an animated image. */
export const IMAGE_MAX_FRAMES = 1_000;
export const DRAWING_MAX_ELEMENTS = 100_000;
/** Pixels of a drawing times the steps of its filters times the elements that use one. */
export const DRAWING_MAX_FILTERED_PIXELS = 10_000_000;
/** A student's PDF: a hundred pages of text and diagrams have some ten thousand objects. */
export const PDF_MAX_OBJECTS = 100_000;
/** One page of A3, scanned with 600 dots an inch. */
export const PDF_IMAGE_MAX_PIXELS = 70_000_000;
/** Twenty pages of A4 in colour, scanned with 300 dots an inch. */
export const PDF_UNFOLDED_MAX_BYTES = 500_000_000;
/** How far back a stream is read for events before its start. */
export const PDF_STREAM_HEAD_MAX_CHARS = 4_000;
/**
 * Every stored file counts as at least this many bytes towards its sender's quota, since even the smallest one uses a
 * row, a directory entry and a disk block.
 */
export const STORED_FILE_MIN_BYTES = 16_384;
/** Bytes of images that a student may have stored for cards; images that no card uses are deleted after a month. */
export const IMAGES_PER_STUDENT_MAX_BYTES = 200_000_000;
/** Bytes of images that a teacher may have stored. */
export const IMAGES_PER_TEACHER_MAX_BYTES = 5_000_000_000;
/** How long a signed media URL is valid. */
export const MEDIA_ADDRESS_LIFE_S = 6 * 3_600;
