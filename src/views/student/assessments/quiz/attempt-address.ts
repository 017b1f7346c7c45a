/** A quiz's address with `?attempt=` shows an open attempt, so that it continues after a reload. */
export const ATTEMPT_PARAMETER = 'attempt';
