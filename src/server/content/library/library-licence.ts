/** The licence of everything in the library. */
export const LIBRARY_LICENCE = 'CC BY 4.0';
