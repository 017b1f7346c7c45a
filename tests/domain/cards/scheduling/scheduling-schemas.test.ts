import { expect, test } from 'vitest';
import { REVIEW_AGE_MAX_MS, REVIEWS_PER_CALL_MAX } from '#domain/cards/card.limits.ts';
import { cardMemorySchema } from '#domain/cards/scheduling/card-memory.schema.ts';
import { reviewOperationsSchema } from '#domain/cards/scheduling/card-review.schema.ts';
import { afterReview, afterUndo } from '#domain/cards/scheduling/review-fold.rule.ts';
import { createScheduler, newMemory } from '#domain/cards/scheduling/scheduler.rule.ts';
import { DEFAULT_STUDY_SETTINGS, studySettingsSchema } from '#domain/cards/scheduling/study-settings.schema.ts';
import { problemsOf } from '../../../support/servers/schema-problems.ts';

const ID = '00000000-0000-4000-8000-000000000001';

test.each([
  DEFAULT_STUDY_SETTINGS,
  { desiredRetention: 0.7, newCardsPerDay: 0, minutesPerDay: 5, daysOff: [0, 1, 2, 3, 4, 5, 6], showsStreak: false },
  { desiredRetention: 0.97, newCardsPerDay: 500, minutesPerDay: 720, daysOff: [], showsStreak: null },
])('%o are valid study settings', (settings) => {
  expect(studySettingsSchema.parse(settings)).toEqual(settings);
});

test.each([
  { desiredRetention: 0.69 },
  { desiredRetention: 0.98 },
  { newCardsPerDay: -1 },
  { newCardsPerDay: 501 },
  { newCardsPerDay: 1.5 },
  { minutesPerDay: 4 },
  { minutesPerDay: 721 },
  { minutesPerDay: 5.5 },
  { daysOff: [7] },
  { daysOff: [-1] },
  { daysOff: [1.5] },
  { daysOff: Array(8).fill(1) },
])('%o are not', (more) => {
  expect(problemsOf(studySettingsSchema, { ...DEFAULT_STUDY_SETTINGS, ...more })).toHaveLength(1);
});

test('the default is half an hour a day, and a retention of nine in ten', () => {
  expect(DEFAULT_STUDY_SETTINGS).toEqual({
    desiredRetention: 0.9,
    newCardsPerDay: 20,
    minutesPerDay: 30,
    daysOff: [],
    showsStreak: true,
  });
});

test('an action has its card, its number and its age', () => {
  const review = { operationId: ID, card: ID, sequence: 1, grade: 'good', agoMs: 0, tookMs: 0 };
  const problems = (more: object) => problemsOf(reviewOperationsSchema, [{ ...review, ...more }]);
  expect(reviewOperationsSchema.parse([review])).toEqual([review]);
  expect(problems({ grade: null, agoMs: REVIEW_AGE_MAX_MS, tookMs: 5 })).toEqual([]);
  for (const wrong of [
    ...[{ operationId: 'x' }, { card: 'x' }, { sequence: 0 }, { sequence: 1.5 }, { grade: 'perfect' }, { agoMs: -1 }],
    ...[{ agoMs: REVIEW_AGE_MAX_MS + 1 }, { agoMs: 0.5 }, { tookMs: -1 }, { tookMs: 0.5 }],
  ])
    expect(problems(wrong), JSON.stringify(wrong)).toHaveLength(1);
  expect(problemsOf(reviewOperationsSchema, [])).toHaveLength(1);
  expect(problemsOf(reviewOperationsSchema, Array(REVIEWS_PER_CALL_MAX).fill(review))).toEqual([]);
  expect(problemsOf(reviewOperationsSchema, Array(REVIEWS_PER_CALL_MAX + 1).fill(review))).toHaveLength(1);
});

test('a memory state has whole instants, nothing negative and no difficulty above ten', () => {
  const memory = { ...newMemory(5), difficulty: 10, lastReview: 3 };
  expect(cardMemorySchema.parse(memory)).toEqual(memory);
  for (const name of [
    'due',
    'stability',
    'difficulty',
    'elapsedDays',
    'scheduledDays',
    'learningSteps',
    'reps',
    'lapses',
  ])
    expect(problemsOf(cardMemorySchema, { ...memory, [name]: -1 }), name).toHaveLength(1);
  for (const name of ['due', 'learningSteps', 'reps', 'lapses', 'lastReview'])
    expect(problemsOf(cardMemorySchema, { ...memory, [name]: 0.5 }), name).toHaveLength(1);
  expect(problemsOf(cardMemorySchema, { ...memory, difficulty: 10.1 })).toHaveLength(1);
  expect(problemsOf(cardMemorySchema, { ...memory, phase: 'forgotten' })).toHaveLength(1);
});

test('a leech is suspended by the review that makes it one, and restored by undoing it', () => {
  const scheduler = createScheduler(0.9);
  const memory = { ...scheduler.next(newMemory(0), 'easy', 0), lapses: 7 };
  const before = { sequence: 3, memory, isSuspended: false, isLeech: false };
  const leech = afterReview(before, 'again', 86_400_000, scheduler);
  expect(leech).toMatchObject({ sequence: 4, isSuspended: true, isLeech: true, memory: { lapses: 8 } });
  expect(afterUndo(leech, memory)).toEqual({ ...before, sequence: 5 });
  const good = afterReview(before, 'good', 86_400_000, scheduler);
  expect(good).toMatchObject({ isSuspended: false, isLeech: false });
  expect(afterUndo({ ...good, isSuspended: true, isLeech: true }, memory)).toMatchObject({
    isSuspended: true,
    isLeech: true,
  });
  expect(afterReview({ ...before, isSuspended: true, isLeech: true }, 'good', 1, scheduler)).toMatchObject({
    isSuspended: true,
    isLeech: true,
  });
});

test('a card that was never reviewed has a retrievability of 0', () => {
  const scheduler = createScheduler(0.9);
  expect(scheduler.retrievability(newMemory(0), 5)).toBe(0);
  expect(scheduler.retrievability({ ...newMemory(0), lastReview: 0 }, 5)).toBe(0);
  const memory = scheduler.next(newMemory(1_000), 'easy', 1_000);
  expect(scheduler.retrievability(memory, 0)).toBe(1);
});
