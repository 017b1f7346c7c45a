import fc from 'fast-check';
import { expect, test } from 'vitest';
import { REVEALS } from '#domain/classrooms/assignments/reveal.rule.ts';
import { scoreOfTry, scoreOfWork } from '#domain/lti/score.rule.ts';

const work = fc.record({
  submitted: fc.boolean(),
  marks: fc.double({ min: 0, max: 100, noNaN: true }),
  marksOutOf: fc.constantFrom(0, 1, 12.5, 100),
  unmarked: fc.nat({ max: 2 }),
  shareOfCredit: fc.double({ min: 0, max: 1, noNaN: true }),
  showsMarks: fc.constantFrom(...REVEALS),
  closed: fc.boolean(),
  released: fc.boolean(),
});

test('marks are sent with their maximum or not at all, and only for work that is done, marked and released', () => {
  fc.assert(
    fc.property(work, (facts) => {
      const score = scoreOfWork(facts);
      expect(score.scoreGiven === undefined).toBe(score.scoreMaximum === undefined);
      expect(score.gradingProgress === 'FullyGraded').toBe(score.scoreGiven !== undefined);
      if (!facts.submitted || facts.unmarked > 0 || facts.showsMarks === 'never')
        expect(score.scoreGiven).toBeUndefined();
      if (score.scoreGiven !== undefined) expect(score.scoreGiven).toBeLessThanOrEqual(facts.marks + 0.001);
    }),
  );
});

test.each([
  [{ submitted: false }, 'InProgress', 'NotReady', undefined],
  [{ unmarked: 1 }, 'Completed', 'PendingManual', undefined],
  [{ showsMarks: 'release' as const }, 'Completed', 'Pending', undefined],
  [{ showsMarks: 'release' as const, released: true }, 'Completed', 'FullyGraded', 7.5],
  [{ showsMarks: 'due' as const, closed: true }, 'Completed', 'FullyGraded', 7.5],
  [{ shareOfCredit: 0.5 }, 'Completed', 'FullyGraded', 3.75],
])('%j', (more, activityProgress, gradingProgress, scoreGiven) => {
  const facts = {
    ...{ submitted: true, marks: 7.5, marksOutOf: 10, unmarked: 0, shareOfCredit: 1 },
    ...{ showsMarks: 'handIn' as const, closed: false, released: false, ...more },
  };
  expect(scoreOfWork(facts)).toMatchObject({ activityProgress, gradingProgress });
  expect(scoreOfWork(facts).scoreGiven).toBe(scoreGiven);
});

test('work without automatic marks waits for manual grading', () => {
  expect(scoreOfTry({ marks: 0, marksOutOf: 0 })).toEqual({
    activityProgress: 'Completed',
    gradingProgress: 'PendingManual',
  });
});
