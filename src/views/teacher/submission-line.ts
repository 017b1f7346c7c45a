import type { SetAssignmentQuery } from '#api/documents/class-teaching.generated.ts';

export type Line = SetAssignmentQuery['setAssignment']['lines'][number];
