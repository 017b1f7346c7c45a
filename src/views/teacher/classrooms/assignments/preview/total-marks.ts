import type { AssignmentPreviewQuery } from '#api/documents/classrooms/assignment-preview.generated.ts';

/** The marks of all questions together. */
export const totalOf = ({ questions }: Pick<AssignmentPreviewQuery['assignmentPreview'], 'questions'>): number =>
  questions.reduce((sum, { marks }) => sum + marks, 0);
