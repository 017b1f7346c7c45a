import type {
  AssignableQuestionsQuery,
  TeacherAssignmentQuery,
} from '#api/documents/classrooms/class-teaching.generated.ts';

export type AssignableQuestion = AssignableQuestionsQuery['assignableQuestions'][number];

/** A question of an assignment, as the builder shows it. */
export type ChosenQuestion = Pick<AssignableQuestion, 'id' | 'stem' | 'type' | 'marks' | 'topic'>;

/** The questions that an existing assignment has. */
export const questionsOf = ({ parts }: TeacherAssignmentQuery['teacherAssignment']): readonly ChosenQuestion[] =>
  parts.flatMap(({ items }) => items);
