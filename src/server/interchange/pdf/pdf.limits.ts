/* Limits of PDF files, which are read in a thread of their own. */

export const PDF_MAX_BYTES = 50_000_000;
export const PDF_PAGES_MAX = 300;
/** More pieces of text are a drawing, or an attack. */
export const PDF_ITEMS_MAX = 400_000;
export const PDF_TEXT_MAX_CHARS = 4_000_000;
export const PDF_MAX_MS = 60_000;
/** Objects of the thread, and buffers of unpacked data outside them. */
export const PDF_HEAP_MB = 192;
export const PDF_BUFFERS_MAX_BYTES = 256_000_000;
