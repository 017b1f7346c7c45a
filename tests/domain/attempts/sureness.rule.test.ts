import fc from 'fast-check';
import { expect, it } from 'vitest';
import { CONFIDENCES } from '#domain/attempts/behaviour.ts';
import { drawQuestions } from '#domain/attempts/draw.rule.ts';
import { heldCredit } from '#domain/attempts/sureness.rule.ts';

const credit = fc.double({ min: 0, max: 1, noNaN: true });

it('asks again first for what one was sure of and wrong about, last for what one knows', () => {
  const met = [
    { name: 'known', lastCredit: heldCredit(1, 'sure') },
    { name: 'guessed right', lastCredit: heldCredit(1, 'guess') },
    { name: 'wrong guess', lastCredit: heldCredit(0, 'guess') },
    { name: 'sure and wrong', lastCredit: heldCredit(0, 'sure') },
    { name: 'new', lastCredit: null },
  ];
  const first = (length: number) => drawQuestions(met, length, 's').map(({ name }) => name);
  expect(first(1)).toEqual(['new']);
  expect(first(2).sort()).toEqual(['new', 'sure and wrong']);
  expect(first(4)).not.toContain('known');
  expect(first(3)).toContain('wrong guess');
});

it('is better held for a better answer, whatever one thought of it, and comes after what was never met', () => {
  fc.assert(
    fc.property(credit, credit, fc.option(fc.constantFrom(...CONFIDENCES)), (one, other, confidence) => {
      const [less, more] = [Math.min(one, other), Math.max(one, other)];
      expect(heldCredit(less, confidence)).toBeLessThanOrEqual(heldCredit(more, confidence));
      expect(heldCredit(one, confidence)).toBeGreaterThan(-1);
      expect(heldCredit(one, confidence)).toBeLessThanOrEqual(one);
    }),
  );
});

it('says nothing where nobody was asked', () => {
  expect(heldCredit(0.4, null)).toBe(0.4);
});
