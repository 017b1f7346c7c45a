import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { agreementOf } from '#domain/attempts/marking/agreement.rule.ts';
import { finalisedRound } from '#domain/attempts/marking/finalised-marks.rule.ts';

describe('the round that counts', () => {
  it.each([
    [[], null],
    [[{ round: 2, marks: 1 }], null],
    [[{ round: 1, marks: 2 }], 1],
    [
      [
        { round: 1, marks: 2 },
        { round: 2, marks: 2 },
      ],
      1,
    ],
    [
      [
        { round: 1, marks: 2 },
        { round: 2, marks: 3 },
      ],
      null,
    ],
    [
      [
        { round: 1, marks: 2 },
        { round: 2, marks: 3 },
        { round: 3, marks: 0 },
      ],
      3,
    ],
  ] as const)('of %j is %j', (rounds, settled) => {
    expect(finalisedRound(rounds)).toBe(settled);
  });
});

describe('agreement', () => {
  const pairs = fc.array(
    fc.integer({ min: 1, max: 20 }).chain((outOf) =>
      fc.record({
        outOf: fc.constant(outOf),
        ownMark: fc.integer({ min: 0, max: outOf }),
        teacher: fc.integer({ min: 0, max: outOf }),
      }),
    ),
    { minLength: 1 },
  );

  it('is complete if everyone gives the same, and changes its sign when the sides are swapped', () => {
    fc.assert(
      fc.property(pairs, (given) => {
        const turned = given.map(({ ownMark, teacher, outOf }) => ({ ownMark: teacher, teacher: ownMark, outOf }));
        const [first, second] = [agreementOf(given), agreementOf(turned)];
        expect(first?.bias).toBeCloseTo(-(second?.bias ?? 0), 9);
        expect(Math.abs(first?.bias ?? 0)).toBeLessThanOrEqual((first?.distance ?? 0) + 1e-9);
        expect(agreementOf(given.map((pair) => ({ ...pair, ownMark: pair.teacher })))).toMatchObject({
          same: 1,
          distance: 0,
        });
      }),
    );
  });

  it('is unknown if nothing was marked by both', () => {
    expect(agreementOf([])).toBeNull();
  });
});
