import type { StudentAssignmentQuery } from '#api/documents/classrooms/student-work.generated.ts';

export type Work = StudentAssignmentQuery['studentAssignment'];
