import { href } from '#routes/href.ts';

/** The address of a student's work on an assignment, to read and to mark it. */
export const workAddress = (assignment: string, student: string): string =>
  `${href('teacher.assignment.student-detail', { id: assignment })}?${new URLSearchParams({ student })}`;
