import type { StudentAssignmentQuery } from '#api/documents/student-work.generated.ts';

export type Work = StudentAssignmentQuery['studentAssignment'];
