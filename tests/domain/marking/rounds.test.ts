import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { agreementOf } from '#domain/marking/agreement.rule.ts';
import { settledRound } from '#domain/marking/settled-marks.rule.ts';
import { helpFirst } from '#domain/teaching/help-first.rule.ts';

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
    expect(settledRound(rounds)).toBe(settled);
  });
});

describe('agreement', () => {
  const pairs = fc.array(
    fc.integer({ min: 1, max: 20 }).chain((outOf) =>
      fc.record({
        outOf: fc.constant(outOf),
        self: fc.integer({ min: 0, max: outOf }),
        teacher: fc.integer({ min: 0, max: outOf }),
      }),
    ),
    { minLength: 1 },
  );

  it('is whole where everybody gives the same, and turns its sign with the two sides', () => {
    fc.assert(
      fc.property(pairs, (given) => {
        const turned = given.map(({ self, teacher, outOf }) => ({ self: teacher, teacher: self, outOf }));
        const [one, two] = [agreementOf(given), agreementOf(turned)];
        expect(one?.bias).toBeCloseTo(-(two?.bias ?? 0), 9);
        expect(Math.abs(one?.bias ?? 0)).toBeLessThanOrEqual((one?.distance ?? 0) + 1e-9);
        expect(agreementOf(given.map((pair) => ({ ...pair, self: pair.teacher })))).toMatchObject({
          same: 1,
          distance: 0,
        });
      }),
    );
  });

  it('is not known where nothing was marked by both', () => {
    expect(agreementOf([])).toBeNull();
  });
});

describe('who needs help first', () => {
  it('is who has most reasons, then who has fewest right answers', () => {
    const student = (name: string, more: object = {}) => ({
      ...{ name, answers: 10, credit: 9, activeDays: 3, missing: 0, change: null },
      ...more,
    });
    const ordered = helpFirst([
      student('Well'),
      student('Low', { credit: 2 }),
      student('Gone', { activeDays: 0, missing: 2 }),
      student('Falls', { change: -0.4, credit: 8 }),
    ]);
    expect(ordered.map(({ name, reasons }) => [name, ...reasons])).toEqual([
      ['Gone', 'missing', 'inactive'],
      ['Low', 'lowMarks'],
      ['Falls', 'falling'],
      ['Well'],
    ]);
  });
});
