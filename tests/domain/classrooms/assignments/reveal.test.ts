import { expect, test } from 'vitest';
import { isRevealed, REVEALS } from '#domain/classrooms/assignments/reveal.rule.ts';

const truths = [true, false];

test('nothing is shown before submission, and `never` never', () => {
  for (const closed of truths) {
    for (const released of truths) {
      for (const reveal of REVEALS) expect(isRevealed(reveal, { submitted: false, closed, released })).toBe(false);
      expect(isRevealed('never', { submitted: true, closed, released })).toBe(false);
    }
  }
});

test.each([
  ['handIn', false, false, true],
  ['due', false, false, false],
  ['due', true, false, true],
  ['due', false, true, true],
  ['release', true, false, false],
  ['release', false, true, true],
] as const)('%s, closed %s, released %s: %s', (reveal, closed, released, shown) => {
  expect(isRevealed(reveal, { submitted: true, closed, released })).toBe(shown);
});
