import { assignmentDraftSchema, exceptionDraftSchema } from '#domain/classrooms/assignments/assignment-draft.schema.ts';
import type { GraphBuilder } from '../../builder.ts';
import { readInput } from '../../input.ts';

/** What teachers send about assignments, and how it is read: missing values are null. */
export function addAssignmentInputs(builder: GraphBuilder) {
  const partInput = builder.inputType('AssignmentPartInput', {
    fields: (t) => ({
      kind: t.field({ type: 'PartKind', required: true }),
      ref: t.id(),
      items: t.idList({ required: true }),
      draws: t.int(),
    }),
  });
  const draftInput = builder.inputType('AssignmentInput', {
    fields: (t) => ({
      title: t.string({ required: true }),
      instructions: t.string({ required: true }),
      groups: t.idList({ required: true }),
      parts: t.field({ type: [partInput], required: true }),
      opensAt: t.field({ type: 'Instant' }),
      dueAt: t.field({ type: 'Instant' }),
      lateUntil: t.field({ type: 'Instant' }),
      lateDeduction: t.float({ required: true }),
      lateIntervalSeconds: t.int({ required: true }),
      lateFloor: t.float({ required: true }),
      tries: t.int(),
      countedAttempt: t.field({ type: 'GradedAttempt', required: true }),
      behaviour: t.field({ type: 'Behaviour', required: true }),
      seconds: t.int(),
      showsMarks: t.field({ type: 'Reveal', required: true }),
      showsFeedback: t.field({ type: 'Reveal', required: true }),
      blocksPractice: t.boolean({ required: true }),
      weight: t.float({ required: true }),
    }),
  });
  const exceptionInput = builder.inputType('AssignmentExceptionInput', {
    fields: (t) => ({
      opensAt: t.field({ type: 'Instant' }),
      dueAt: t.field({ type: 'Instant' }),
      lateUntil: t.field({ type: 'Instant' }),
      tries: t.int(),
      excused: t.boolean({ required: true }),
    }),
  });
  const draftOf = (input: typeof draftInput.$inferInput) =>
    readInput(assignmentDraftSchema, {
      ...input,
      opensAt: input.opensAt ?? null,
      dueAt: input.dueAt ?? null,
      lateUntil: input.lateUntil ?? null,
      tries: input.tries ?? null,
      seconds: input.seconds ?? null,
      parts: input.parts.map((part) => ({ ...part, ref: part.ref ?? null, draws: part.draws ?? null })),
    });

  const datesInput = builder.inputType('AssignmentDatesInput', {
    description: 'The dates of a copy, in place of those that it is copied from.',
    fields: (t) => ({
      opensAt: t.field({ type: 'Instant' }),
      dueAt: t.field({ type: 'Instant' }),
      lateUntil: t.field({ type: 'Instant' }),
    }),
  });
  const datesOf = ({ opensAt = null, dueAt = null, lateUntil = null }: typeof datesInput.$inferInput) => ({
    opensAt,
    dueAt,
    lateUntil,
  });
  const targetInput = builder.inputType('AssignmentTargetInput', {
    description: 'A class that gets an assignment, with dates of its own in place of those of the draft.',
    fields: (t) => ({
      classroom: t.id({ required: true }),
      opensAt: t.field({ type: 'Instant' }),
      dueAt: t.field({ type: 'Instant' }),
    }),
  });
  const exceptionOf = (input: typeof exceptionInput.$inferInput) =>
    readInput(exceptionDraftSchema, {
      opensAt: null,
      dueAt: null,
      lateUntil: null,
      tries: null,
      ...Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined)),
    });

  return { draftInput, draftOf, datesInput, datesOf, targetInput, exceptionInput, exceptionOf };
}
