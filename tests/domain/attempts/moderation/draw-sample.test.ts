import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drawSample, largestSample } from '#domain/attempts/moderation/draw-sample.rule.ts';
import { SAMPLE_MAX } from '#domain/attempts/moderation/moderation.limits.ts';

const OUT_OF = 6;
const answersOf = (marks: readonly number[]) => marks.map((each, id) => ({ id, marks: each, outOf: OUT_OF }));
const bandOf = ({ marks }: { readonly marks: number }): number => Math.min(2, Math.floor((marks / OUT_OF) * 3));
const sizes = (drawn: readonly { readonly marks: number }[]): readonly number[] =>
  [0, 1, 2].map((band) => drawn.filter((answer) => bandOf(answer) === band).length);

/** Repeatable random numbers. */
function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

describe('the sample', () => {
  it('has low, middle and high marks, also if nearly all answers have high ones', () => {
    const answers = answersOf([0, 1, 2, 3, ...Array.from({ length: 20 }, () => 6)]);
    expect(sizes(drawSample(answers, 9, seeded(1)))).toEqual([2, 2, 5]);
  });

  it('is spread over the marks of a third', () => {
    const answers = answersOf([4, 4, 4, 4, 5, 5, 5, 5, 6, 6, 6, 6]);
    const drawn = drawSample(answers, 3, seeded(2));
    expect(drawn.map(({ marks }) => marks).toSorted()).toEqual([4, 5, 6]);
  });

  it('never contains all answers, and never more than the limit', () => {
    expect(largestSample(0)).toBe(0);
    expect(largestSample(4)).toBe(3);
    expect(largestSample(500)).toBe(SAMPLE_MAX);
    expect(drawSample(answersOf([1, 2, 3]), 3, seeded(3))).toHaveLength(2);
  });

  it('has the requested size, no answer twice, and as many answers of each third as it can', () => {
    const marks = fc.array(fc.integer({ min: 0, max: OUT_OF }), { minLength: 0, maxLength: 60 });
    fc.assert(
      fc.property(marks, fc.integer({ min: 0, max: 40 }), fc.integer(), (given, count, seed) => {
        const answers = answersOf(given);
        const drawn = drawSample(answers, count, seeded(seed));
        const size = Math.min(count, largestSample(answers.length));
        expect(drawn).toHaveLength(size);
        expect(new Set(drawn.map(({ id }) => id)).size).toBe(size);
        expect(drawn.every((answer) => answers.includes(answer))).toBe(true);
        const [has, can] = [sizes(drawn), sizes(answers)];
        // A third with fewer answers than another one has given all of them, or just one less by the order of turns.
        for (const [at, drawnOf] of has.entries()) {
          if (drawnOf < (can[at] ?? 0)) expect(drawnOf).toBeGreaterThanOrEqual(Math.max(...has) - 1);
        }
      }),
    );
  });

  it('is in an order that says nothing about the marks', () => {
    const answers = answersOf(Array.from({ length: 30 }, (_, at) => at % 7));
    const firsts = Array.from({ length: 300 }, (_, seed) => drawSample(answers, 9, seeded(seed * 7_919))[0]);
    const bands = sizes(firsts.flatMap((answer) => (answer === undefined ? [] : [answer])));
    for (const count of bands) expect(count).toBeGreaterThan(60);
  });
});
