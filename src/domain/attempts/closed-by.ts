/** What submitted an attempt: the student, the deadline, or a teacher. */
export const CLOSED_BY = ['student', 'deadline', 'teacher'] as const;
export type ClosedBy = (typeof CLOSED_BY)[number];
