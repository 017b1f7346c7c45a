/** Who handed an attempt in: the student, the end of its time, or a teacher. */
export const CLOSED_BY = ['student', 'deadline', 'teacher'] as const;
export type ClosedBy = (typeof CLOSED_BY)[number];
