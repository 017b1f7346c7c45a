import { describe, expect, it, test } from 'vitest';
import { EXAM_SECONDS_MAX } from '#domain/assessments/assessment.limits.ts';
import { assignmentDraftSchema, exceptionDraftSchema } from '#domain/classrooms/assignments/assignment-draft.schema.ts';
import { isAnswered, PART_KINDS } from '#domain/classrooms/assignments/part-kind.ts';
import {
  ASSIGNMENT_PARTS_MAX,
  ATTEMPTS_MAX,
  PICKED_QUESTIONS_MAX,
  WEIGHT_MAX,
} from '#domain/classrooms/classroom.limits.ts';
import { problemsOf } from '../../../support/servers/schema-problems.ts';

const ID = '00000000-0000-4000-8000-000000000001';
const QUIZ = { kind: 'quiz', ref: ID, items: [], draws: null };
const PICKED = { kind: 'questions', ref: null, items: [ID], draws: null };
const TIMES = { opensAt: null, dueAt: null, lateUntil: null };
const DRAFT = {
  ...TIMES,
  ...{ title: 'Forces', instructions: '', groups: [], parts: [QUIZ] },
  ...{ lateDeduction: 0.1, lateIntervalSeconds: 86_400, lateFloor: 0, tries: null, countedAttempt: 'best' },
  ...{
    behaviour: 'deferred',
    seconds: null,
    showsMarks: 'handIn',
    showsFeedback: 'due',
    blocksPractice: true,
    weight: 1,
  },
};
const [MONDAY, TUESDAY, FRIDAY] = ['2026-10-05T08:00:00Z', '2026-10-06T08:00:00Z', '2026-10-09T08:00:00Z'];

describe('an assignment', () => {
  it.each([
    {},
    { groups: [ID], parts: [QUIZ, PICKED, { kind: 'note', ref: ID, items: [], draws: null }] },
    { opensAt: MONDAY, dueAt: TUESDAY, lateUntil: FRIDAY },
    { opensAt: TUESDAY },
    { parts: Array(ASSIGNMENT_PARTS_MAX).fill(QUIZ) },
    { parts: [{ ...PICKED, items: Array(PICKED_QUESTIONS_MAX).fill(ID) }] },
    { lateDeduction: 0, lateFloor: 1, lateIntervalSeconds: 3_600, tries: 1, seconds: 60, weight: 0 },
    {
      lateDeduction: 1,
      lateIntervalSeconds: 604_800,
      tries: ATTEMPTS_MAX,
      seconds: EXAM_SECONDS_MAX,
      weight: WEIGHT_MAX,
    },
    { countedAttempt: 'last', behaviour: 'interactive', showsMarks: 'never', showsFeedback: 'release' },
  ])('accepts %#', (more) => {
    expect(assignmentDraftSchema.parse({ ...DRAFT, ...more })).toEqual({ ...DRAFT, ...more });
  });

  it.each([
    [{ title: ' ' }, 'title: assignmentNameMissing'],
    [{ title: 'x'.repeat(201) }, 'title: charactersTooMany {"max":200}'],
    [{ instructions: 'x'.repeat(20_001) }, 'instructions: instructionsTooLong'],
    [{ parts: [] }, 'parts: taskMissing'],
    [{ parts: Array(ASSIGNMENT_PARTS_MAX + 1).fill(QUIZ) }, `parts: tasksTooMany {"max":${ASSIGNMENT_PARTS_MAX}}`],
    [{ parts: [{ ...PICKED, items: [] }] }, 'parts: taskMissing'],
    [{ parts: [{ ...PICKED, ref: ID }] }, 'parts: taskMissing'],
    [{ parts: [QUIZ, { ...QUIZ, ref: null }] }, 'parts: taskMissing'],
    [{ parts: [{ ...QUIZ, items: [ID] }] }, 'parts: taskMissing'],
    [
      { parts: [{ ...PICKED, items: Array(PICKED_QUESTIONS_MAX + 1).fill(ID) }] },
      `parts.0.items: questionsPickedTooMany {"max":${PICKED_QUESTIONS_MAX}}`,
    ],
    [{ opensAt: 'soon' }, 'opensAt: dateTimeMissing'],
    [{ opensAt: TUESDAY, dueAt: MONDAY }, 'dueAt: beforeOpening'],
    [{ opensAt: MONDAY, dueAt: MONDAY }, 'dueAt: beforeOpening'],
    [{ lateUntil: FRIDAY }, 'lateUntil: dueDateMissing'],
    [{ dueAt: FRIDAY, lateUntil: MONDAY }, 'lateUntil: lateEndBeforeDue'],
    [{ dueAt: FRIDAY, lateUntil: FRIDAY }, 'lateUntil: lateEndBeforeDue'],
    [{ lateDeduction: -0.1 }, 'lateDeduction: percentOutOfRange'],
    [{ lateFloor: 1.1 }, 'lateFloor: percentOutOfRange'],
    [{ lateFloor: 'x' }, 'lateFloor: numberMissing'],
    [{ tries: 0 }, 'tries: attemptCountTooLow'],
    [{ tries: ATTEMPTS_MAX + 1 }, `tries: attemptsTooMany {"max":${ATTEMPTS_MAX}}`],
    [{ tries: 1.5 }, 'tries: wholeNumberMissing'],
    [{ tries: 'x' }, 'tries: attemptCountMissing'],
    [{ seconds: 59 }, 'seconds: minutesTooFew'],
    [{ seconds: EXAM_SECONDS_MAX + 1 }, 'seconds: timeLimitTooLong'],
    [{ seconds: 90.5 }, 'seconds: minutesNotWhole'],
    [{ seconds: 'x' }, 'seconds: minutesMissing'],
    [{ weight: -1 }, 'weight: numberBelowZero'],
    [{ weight: WEIGHT_MAX + 1 }, `weight: weightTooLarge {"max":${WEIGHT_MAX}}`],
    [{ weight: 'x' }, 'weight: numberMissing'],
  ])('rejects: %o', (more, problem) => {
    expect(problemsOf(assignmentDraftSchema, { ...DRAFT, ...more })).toEqual([problem]);
  });

  it.each([
    { parts: [{ ...QUIZ, kind: 'riddle' }] },
    { groups: ['blue'] },
    { lateIntervalSeconds: 60 },
    { countedAttempt: 'first' },
    { behaviour: 'kind' },
    { showsMarks: 'soon' },
  ])('ignores %o', (more) => {
    expect(problemsOf(assignmentDraftSchema, { ...DRAFT, ...more })).toHaveLength(1);
  });
});

test('an exception changes dates and attempts independently', () => {
  const exception = { ...TIMES, tries: null, excused: false };
  const problems = (more: object) => problemsOf(exceptionDraftSchema, { ...exception, ...more });
  expect(exceptionDraftSchema.parse({ ...exception, lateUntil: FRIDAY, tries: ATTEMPTS_MAX })).toMatchObject({
    lateUntil: FRIDAY,
    tries: ATTEMPTS_MAX,
  });
  expect(problems({ opensAt: MONDAY, dueAt: FRIDAY, tries: 1, excused: true })).toEqual([]);
  expect(problems({ opensAt: FRIDAY, dueAt: MONDAY })).toEqual(['dueAt: beforeOpening']);
  expect(problems({ dueAt: FRIDAY, lateUntil: MONDAY })).toEqual(['lateUntil: lateEndBeforeDue']);
  expect(problems({ dueAt: 'soon' })).toEqual(['dueAt: dateTimeMissing']);
  expect(problems({ tries: 0 })).toEqual(['tries: attemptCountTooLow']);
  expect(problems({ tries: ATTEMPTS_MAX + 1 })).toEqual([`tries: attemptsTooMany {"max":${ATTEMPTS_MAX}}`]);
  expect(problems({ tries: 1.5 })).toEqual(['tries: wholeNumberMissing']);
});

test('questions are answered, materials are not', () => {
  expect(PART_KINDS.filter(isAnswered)).toEqual(['quiz', 'paper', 'questions']);
  expect(PART_KINDS.filter((kind) => !isAnswered(kind))).toEqual(['note', 'media', 'deck']);
});
