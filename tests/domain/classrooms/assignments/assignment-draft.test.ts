import { describe, expect, it, test } from 'vitest';
import { assignmentDraftSchema, exceptionDraftSchema } from '#domain/classrooms/assignments/assignment-draft.schema.ts';
import { isAnswered, PART_KINDS } from '#domain/classrooms/assignments/part-kind.ts';
import {
  ASSIGNMENT_PARTS_MAX,
  ATTEMPTS_MAX,
  PICKED_QUESTIONS_MAX,
  WEIGHT_MAX,
} from '#domain/classrooms/classroom.limits.ts';
import { EXAM_SECONDS_MAX } from '#domain/platform/limits.ts';
import { problemsOf } from '../../../support/servers/schema-problems.ts';

const ID = '00000000-0000-4000-8000-000000000001';
const QUIZ = { kind: 'quiz', ref: ID, items: [] };
const PICKED = { kind: 'questions', ref: null, items: [ID] };
const TIMES = { opensAt: null, dueAt: null, lateUntil: null };
const DRAFT = {
  ...TIMES,
  ...{ title: 'Forces', instructions: '', groups: [], parts: [QUIZ] },
  ...{ lateDeduction: 0.1, lateIntervalSeconds: 86_400, lateFloor: 0, tries: null, countedTry: 'best' },
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
    { groups: [ID], parts: [QUIZ, PICKED, { kind: 'note', ref: ID, items: [] }] },
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
    { countedTry: 'last', behaviour: 'interactive', showsMarks: 'never', showsFeedback: 'release' },
  ])('may be %#', (more) => {
    expect(assignmentDraftSchema.parse({ ...DRAFT, ...more })).toEqual({ ...DRAFT, ...more });
  });

  it.each([
    [{ title: ' ' }, 'title: Enter a name for the assignment'],
    [{ title: 'x'.repeat(201) }, 'title: Use 200 characters or fewer'],
    [{ instructions: 'x'.repeat(20_001) }, 'instructions: The instructions are too long'],
    [{ parts: [] }, 'parts: Add at least one task'],
    [{ parts: Array(ASSIGNMENT_PARTS_MAX + 1).fill(QUIZ) }, `parts: Add ${ASSIGNMENT_PARTS_MAX} tasks or fewer`],
    [{ parts: [{ ...PICKED, items: [] }] }, 'parts: Add at least one task'],
    [{ parts: [{ ...PICKED, ref: ID }] }, 'parts: Add at least one task'],
    [{ parts: [QUIZ, { ...QUIZ, ref: null }] }, 'parts: Add at least one task'],
    [{ parts: [{ ...QUIZ, items: [ID] }] }, 'parts: Add at least one task'],
    [
      { parts: [{ ...PICKED, items: Array(PICKED_QUESTIONS_MAX + 1).fill(ID) }] },
      `parts.0.items: Choose ${PICKED_QUESTIONS_MAX} questions or fewer`,
    ],
    [{ opensAt: 'soon' }, 'opensAt: Enter a date and time'],
    [{ opensAt: TUESDAY, dueAt: MONDAY }, 'dueAt: This is before the assignment opens. Choose a later time.'],
    [{ opensAt: MONDAY, dueAt: MONDAY }, 'dueAt: This is before the assignment opens. Choose a later time.'],
    [{ lateUntil: FRIDAY }, 'lateUntil: Add a due date before you accept late work.'],
    [
      { dueAt: FRIDAY, lateUntil: MONDAY },
      'lateUntil: Late work must be accepted until after the due date. Choose a later time.',
    ],
    [
      { dueAt: FRIDAY, lateUntil: FRIDAY },
      'lateUntil: Late work must be accepted until after the due date. Choose a later time.',
    ],
    [{ lateDeduction: -0.1 }, 'lateDeduction: Enter a number from 0 to 100'],
    [{ lateFloor: 1.1 }, 'lateFloor: Enter a number from 0 to 100'],
    [{ lateFloor: 'x' }, 'lateFloor: Enter a number'],
    [{ tries: 0 }, 'tries: Allow at least 1 attempt'],
    [{ tries: ATTEMPTS_MAX + 1 }, `tries: Enter ${ATTEMPTS_MAX} attempts or fewer`],
    [{ tries: 1.5 }, 'tries: Enter a whole number'],
    [{ tries: 'x' }, 'tries: Enter the number of attempts'],
    [{ seconds: 59 }, 'seconds: Enter at least 1 minute'],
    [{ seconds: EXAM_SECONDS_MAX + 1 }, 'seconds: The time limit can’t be more than 6 hours'],
    [{ seconds: 90.5 }, 'seconds: Enter a whole number of minutes'],
    [{ seconds: 'x' }, 'seconds: Enter the number of minutes'],
    [{ weight: -1 }, 'weight: Enter 0 or more'],
    [{ weight: WEIGHT_MAX + 1 }, `weight: Enter ${WEIGHT_MAX} or less`],
    [{ weight: 'x' }, 'weight: Enter a number'],
  ])('may not be: %o', (more, problem) => {
    expect(problemsOf(assignmentDraftSchema, { ...DRAFT, ...more })).toEqual([problem]);
  });

  it.each([
    { parts: [{ ...QUIZ, kind: 'riddle' }] },
    { groups: ['blue'] },
    { lateIntervalSeconds: 60 },
    { countedTry: 'first' },
    { behaviour: 'kind' },
    { showsMarks: 'soon' },
  ])('knows no %o', (more) => {
    expect(problemsOf(assignmentDraftSchema, { ...DRAFT, ...more })).toHaveLength(1);
  });
});

test('an exception moves times and tries, each for itself', () => {
  const exception = { ...TIMES, tries: null, excused: false };
  const problems = (more: object) => problemsOf(exceptionDraftSchema, { ...exception, ...more });
  expect(exceptionDraftSchema.parse({ ...exception, lateUntil: FRIDAY, tries: ATTEMPTS_MAX })).toMatchObject({
    lateUntil: FRIDAY,
    tries: ATTEMPTS_MAX,
  });
  expect(problems({ opensAt: MONDAY, dueAt: FRIDAY, tries: 1, excused: true })).toEqual([]);
  expect(problems({ opensAt: FRIDAY, dueAt: MONDAY })).toEqual([
    'dueAt: This is before the assignment opens. Choose a later time.',
  ]);
  expect(problems({ dueAt: FRIDAY, lateUntil: MONDAY })).toEqual([
    'lateUntil: Late work must be accepted until after the due date. Choose a later time.',
  ]);
  expect(problems({ dueAt: 'soon' })).toEqual(['dueAt: Enter a date and time']);
  expect(problems({ tries: 0 })).toEqual(['tries: Allow at least 1 attempt']);
  expect(problems({ tries: ATTEMPTS_MAX + 1 })).toEqual([`tries: Enter ${ATTEMPTS_MAX} attempts or fewer`]);
  expect(problems({ tries: 1.5 })).toEqual(['tries: Enter a whole number']);
});

test('questions are answered, materials are not', () => {
  expect(PART_KINDS.filter(isAnswered)).toEqual(['quiz', 'paper', 'questions']);
  expect(PART_KINDS.filter((kind) => !isAnswered(kind))).toEqual(['note', 'media', 'deck']);
});
