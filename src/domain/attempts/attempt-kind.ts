/** What a student attempts. */
export const ATTEMPT_KINDS = ['quiz', 'exam', 'paper', 'assignment', 'diagnostic', 'session', 'live'] as const;
export type AttemptKind = (typeof ATTEMPT_KINDS)[number];
