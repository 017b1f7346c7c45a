import type { StudentAssignmentQuery, StudentWorkQuery } from '#api/documents/classrooms/student-work.generated.ts';

export type Work = StudentAssignmentQuery['studentAssignment'];

export type WorkLine = StudentWorkQuery['studentWork'][number];

/** Whether there is still something to do. */
export const isWaiting = ({ status }: Pick<WorkLine, 'status'>): boolean =>
  status === 'toDo' || status === 'started' || status === 'overdue' || status === 'scheduled';
