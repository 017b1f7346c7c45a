import fc from 'fast-check';
import { expect, it } from 'vitest';
import { CONFIDENCES } from '#domain/attempts/behaviour.ts';
import { retentionCredit } from '#domain/attempts/confidence.rule.ts';
import { drawQuestions } from '#domain/attempts/draw.rule.ts';

const credit = fc.double({ min: 0, max: 1, noNaN: true });

it('confident errors are drawn first, and known questions last', () => {
  const met = [
    { name: 'known', lastCredit: retentionCredit(1, 'sure') },
    { name: 'guessed right', lastCredit: retentionCredit(1, 'guess') },
    { name: 'wrong guess', lastCredit: retentionCredit(0, 'guess') },
    { name: 'sure and wrong', lastCredit: retentionCredit(0, 'sure') },
    { name: 'new', lastCredit: null },
  ];
  const first = (length: number) => drawQuestions(met, length, 's').map(({ name }) => name);
  expect(first(1)).toEqual(['new']);
  expect(first(2).sort()).toEqual(['new', 'sure and wrong']);
  expect(first(4)).not.toContain('known');
  expect(first(3)).toContain('wrong guess');
});

it('better answers count as better known at any confidence, and are drawn after new questions', () => {
  fc.assert(
    fc.property(credit, credit, fc.option(fc.constantFrom(...CONFIDENCES)), (first, second, confidence) => {
      const [less, more] = [Math.min(first, second), Math.max(first, second)];
      expect(retentionCredit(less, confidence)).toBeLessThanOrEqual(retentionCredit(more, confidence));
      expect(retentionCredit(first, confidence)).toBeGreaterThan(-1);
      expect(retentionCredit(first, confidence)).toBeLessThanOrEqual(first);
    }),
  );
});

it('is not reported if the student was not asked', () => {
  expect(retentionCredit(0.4, null)).toBe(0.4);
});
