import type {
  AssignmentChoicesQuery,
  TeacherAssignmentQuery,
} from '#api/documents/classrooms/class-teaching.generated.ts';
import { type AssignmentDraft, LATE_INTERVALS } from '#domain/classrooms/assignments/assignment-draft.schema.ts';
import { NEW_DRAFT } from '#domain/classrooms/assignments/new-assignment.ts';

export type FormPart = AssignmentDraft['parts'][number];

/**
 * What can be chosen, and what was assigned but can't be chosen any more, such as a colleague's content: it keeps its
 * name.
 */
export const choicesWithSelected = (
  choices: AssignmentChoicesQuery,
  { parts }: TeacherAssignmentQuery['teacherAssignment'],
): AssignmentChoicesQuery => ({
  ...choices,
  assignableContent: [
    ...choices.assignableContent,
    ...parts.flatMap(({ kind, ref, title }) =>
      ref === null || choices.assignableContent.some(({ id }) => id === ref)
        ? []
        : [{ kind, id: ref, title, subject: '', topic: null, isOwn: false, sharedBy: null }],
    ),
  ],
});

/** The server's assignment in the form's shape. */
export const draftOf = ({
  draft,
  parts,
}: Pick<TeacherAssignmentQuery['teacherAssignment'], 'draft' | 'parts'>): AssignmentDraft => ({
  ...draft,
  groups: [...draft.groups],
  lateIntervalSeconds:
    LATE_INTERVALS.find((seconds) => seconds === draft.lateIntervalSeconds) ?? NEW_DRAFT.lateIntervalSeconds,
  parts: parts.map(({ kind, ref, draws, items }) => ({ kind, ref, draws, items: items.map(({ id }) => id) })),
});

/** A new draft with the tasks and rules of an earlier assignment; its groups and dates belong to that one. */
export const reusedDraft = (earlier: TeacherAssignmentQuery['teacherAssignment']): AssignmentDraft => ({
  ...draftOf(earlier),
  groups: [],
  opensAt: null,
  dueAt: null,
  lateUntil: null,
});

/** The subject that classes have in common; null if there is none. */
export function subjectOf(
  { taughtClasses }: Pick<AssignmentChoicesQuery, 'taughtClasses'>,
  classrooms: readonly string[],
): string | null {
  const subjects = new Set(
    taughtClasses.filter(({ id }) => classrooms.includes(id)).map(({ subject }) => subject?.title ?? null),
  );
  return subjects.size === 1 ? ([...subjects][0] ?? null) : null;
}
