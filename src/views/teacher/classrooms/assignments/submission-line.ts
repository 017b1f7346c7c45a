import type { TeacherAssignmentQuery } from '#api/documents/classrooms/class-teaching.generated.ts';

export type Line = TeacherAssignmentQuery['teacherAssignment']['lines'][number];

/** Whether a part is read, watched or learnt, so that nothing is submitted. */
export const isMaterialPart = (kind: string): boolean => kind === 'note' || kind === 'media' || kind === 'deck';
