/** A quiz's address with `?attempt=` is an attempt under way, so that a reload goes on where one was. */
export const ATTEMPT_PARAMETER = 'attempt';
