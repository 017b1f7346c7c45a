import type { AssignmentChoicesQuery, SetAssignmentQuery } from '#api/documents/classrooms/class-teaching.generated.ts';
import { type AssignmentDraft, LATE_INTERVALS } from '#domain/classrooms/assignments/assignment-draft.schema.ts';

export type FormPart = AssignmentDraft['parts'][number];

/** An assignment as it begins: one try, told at the end, and a tenth a day for what is late. */
export const NEW_DRAFT: AssignmentDraft = {
  title: '',
  instructions: '',
  groups: [],
  parts: [],
  opensAt: null,
  dueAt: null,
  lateUntil: null,
  lateDeduction: 0.1,
  lateIntervalSeconds: 86_400,
  lateFloor: 0.5,
  tries: 1,
  countedTry: 'best',
  behaviour: 'deferred',
  seconds: null,
  showsMarks: 'handIn',
  showsFeedback: 'handIn',
  blocksPractice: false,
  weight: 1,
};

/** What can be chosen, and what was set though it cannot any more, such as a colleague's own: it keeps its name. */
export const choicesWithSelected = (
  choices: AssignmentChoicesQuery,
  { parts }: SetAssignmentQuery['setAssignment'],
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

/** What the server has, as the form has it. */
export const draftOf = ({ draft, parts }: SetAssignmentQuery['setAssignment']): AssignmentDraft => ({
  ...draft,
  groups: [...draft.groups],
  lateIntervalSeconds:
    LATE_INTERVALS.find((seconds) => seconds === draft.lateIntervalSeconds) ?? NEW_DRAFT.lateIntervalSeconds,
  parts: parts.map(({ kind, ref, items }) => ({ kind, ref, items: items.map(({ id }) => id) })),
});
