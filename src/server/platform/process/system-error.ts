/** The code of an error of the system or of a library, such as `ENOENT`; null if it has none. */
export const errorCodeOf = (error: unknown): string | null =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : null;
