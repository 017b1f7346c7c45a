import type { AssignmentDraft } from './assignment-draft.schema.ts';

/** Default values of an assignment: one attempt, feedback at the end, and a late penalty of a tenth per day. */
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
  countedAttempt: 'best',
  behaviour: 'deferred',
  seconds: null,
  showsMarks: 'handIn',
  showsFeedback: 'handIn',
  blocksPractice: false,
  weight: 1,
};
