import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { evaluateAwards } from '#domain/attempts/marking/evaluate-awards.rule.ts';
import { type Award, type MarkScheme, markSchemeSchema } from '#domain/attempts/marking/mark-scheme.schema.ts';
import { schemeProblems } from '#domain/attempts/marking/scheme-problems.rule.ts';

const IDS = ['a', 'b', 'c', 'd', 'e'] as const;

/** Valid schemes: requirements refer to earlier points, groups do not overlap, the total can be reached. */
const schemes: fc.Arbitrary<MarkScheme> = fc
  .record({
    points: fc.tuple(
      ...IDS.map((id, at) =>
        fc.record({
          id: fc.constant(id),
          text: fc.constant(`Point ${id}`),
          marks: fc.integer({ min: 1, max: 4 }),
          required: fc.boolean(),
          carriesErrors: fc.boolean(),
          needs: fc.subarray(IDS.slice(0, at)),
        }),
      ),
    ),
    group: fc.subarray([...IDS], { minLength: 1 }),
    atMost: fc.integer({ min: 1, max: 5 }),
    cut: fc.double({ min: 0, max: 1, noNaN: true }),
  })
  .map(({ points, group, atMost, cut }) => {
    const scheme = { points, groups: [{ points: group, atMost }], total: 1_000 };
    const most = evaluateAwards(scheme, everything(scheme)).marks;
    return { ...scheme, total: Math.max(1, Math.round(most * cut)) };
  });

const awards: fc.Arbitrary<Award[]> = fc.array(
  fc.record({ point: fc.constantFrom(...IDS, 'unknown'), carried: fc.boolean() }),
);
const everything = ({ points }: MarkScheme): Award[] => points.map(({ id }) => ({ point: id }));

describe('awarded points as marks', () => {
  const scheme = (over: Partial<MarkScheme> = {}): MarkScheme => ({
    points: [
      { id: 'm', text: 'Method', marks: 1 },
      { id: 'a', text: 'Answer', marks: 2, needs: ['m'], carriesErrors: true },
      { id: 'u', text: 'Unit', marks: 1 },
    ],
    total: 4,
    ...over,
  });
  const marks = (of: MarkScheme, ...given: (string | Award)[]) =>
    evaluateAwards(
      of,
      given.map((entry) => (typeof entry === 'string' ? { point: entry } : entry)),
    ).marks;

  it('adds up what is awarded, once each', () => {
    expect(marks(scheme())).toBe(0);
    expect(marks(scheme(), 'm', 'm', 'u')).toBe(2);
    expect(marks(scheme(), 'm', 'a', 'u')).toBe(4);
  });

  it('does not count a point whose requirements are missing, unless the error is carried forward', () => {
    expect(marks(scheme(), 'a')).toBe(0);
    expect(marks(scheme(), { point: 'a', carried: true })).toBe(2);
    expect(marks(scheme(), { point: 'u', carried: true })).toBe(1);
  });

  it('counts nothing while a required point is missing', () => {
    const points = scheme().points.map((point) => ({ ...point, required: point.id === 'u' }));
    expect(marks(scheme({ points }), 'm', 'a')).toBe(0);
    expect(marks(scheme({ points }), 'm', 'a', 'u')).toBe(4);
  });

  it('counts the points of a group with the most marks, up to its limit', () => {
    const groups = [{ points: ['m', 'a', 'u'], atMost: 1 }];
    expect(marks(scheme({ groups, total: 2 }), 'u', 'm')).toBe(1);
    expect(marks(scheme({ groups, total: 2 }), 'u', 'm', 'a')).toBe(2);
  });

  it('stays within 0 and the total, gives the total for everything, and never loses marks for another award', () => {
    fc.assert(
      fc.property(schemes, awards, awards, (any, some, more) => {
        const less = evaluateAwards(any, some).marks;
        expect(less).toBeGreaterThanOrEqual(0);
        expect(less).toBeLessThanOrEqual(any.total);
        expect(evaluateAwards(any, [...some, ...more]).marks).toBeGreaterThanOrEqual(less);
        expect(evaluateAwards(any, [...some].reverse()).marks).toBe(less);
        expect(evaluateAwards(any, everything(any)).marks).toBe(any.total);
      }),
    );
  });

  it('finds nothing wrong with valid schemes', () => {
    fc.assert(
      fc.property(schemes, (any) => {
        expect(markSchemeSchema.safeParse(any).success).toBe(true);
        expect(schemeProblems(any)).toEqual([]);
      }),
    );
  });
});

describe('what is wrong with a scheme', () => {
  const reasons = (scheme: MarkScheme) => schemeProblems(scheme).map(({ path, reason }) => `${path}: ${reason}`);

  it('is reported by path and reason', () => {
    expect(
      reasons({
        points: [
          { id: 'a', text: 'A', marks: 1, needs: ['b', 'z'] },
          { id: 'b', text: 'B', marks: 1, needs: ['a'] },
          { id: 'c', text: 'C', marks: 1 },
          { id: 'c', text: 'C', marks: 1 },
        ],
        groups: [{ points: ['y'], atMost: 1 }],
        total: 9,
      }),
    ).toEqual([
      'scheme.points: the id "c" is used twice',
      'scheme.points.a: "z" is not a mark point',
      'scheme.groups.0: "y" is not a mark point',
      'scheme.points.a: the point requires itself',
      'scheme.points.b: the point requires itself',
      'scheme.total: is 9, but the points add up to 2 at most',
    ]);
  });
});
