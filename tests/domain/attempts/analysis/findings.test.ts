import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CONFIDENCE_BANDS } from '#domain/attempts/analysis/calibration.rule.ts';
import { actionOf, FINDINGS_MOST, type Finding, findingsOf } from '#domain/attempts/analysis/findings.rule.ts';
import { ANSWERS_LEAST, type AnswerSum, type Measures, percentOf } from '#domain/attempts/analysis/measures.ts';
import { GAPS } from '#domain/attempts/results/forgetting.ts';
import { QUESTION_TYPE_NAMES } from '#domain/questions/types/registry.ts';
import { dayAfter } from '#domain/study/calendar-day.ts';

/** A Thursday. */
const TODAY = '2026-11-26';
const MONDAY = '2026-11-23';

/** Credit in quarters, so that sums have no rounding error. */
const sum = fc
  .integer({ min: 1, max: 60 })
  .chain((answers) => fc.integer({ min: 0, max: 4 * answers }).map((quarters) => ({ answers, credit: quarters / 4 })));
const timed = fc.tuple(sum, fc.integer({ min: 0, max: 9_000 })).map(([own, seconds]) => ({ ...own, seconds }));
const some = <Name, Sum extends object>(names: readonly Name[], of: fc.Arbitrary<Sum>) =>
  fc
    .tuple(fc.subarray([...names]), fc.array(of, { minLength: names.length, maxLength: names.length }))
    .map(([chosen, sums]) => chosen.flatMap((name, at) => (sums[at] === undefined ? [] : [{ name, ...sums[at] }])));

const measures: fc.Arbitrary<Measures> = fc.record({
  weeks: some(
    Array.from({ length: 12 }, (_, ago) => dayAfter(MONDAY, -7 * ago)),
    timed,
  ).map((rows) => rows.map(({ name, ...own }) => ({ week: name, ...own }))),
  topics: some(['a', 'b', 'c', 'd', 'e'], sum).map((rows) =>
    rows.map(({ name, ...own }) => ({ topic: { id: name }, ...own })),
  ),
  types: some(QUESTION_TYPE_NAMES.slice(0, 4), timed).map((rows) =>
    rows.map(({ name, ...own }) => ({ type: name, ...own })),
  ),
  bands: fc
    .tuple(some(GAPS, sum), some(CONFIDENCE_BANDS, sum))
    .map(([gaps, confidences]) => [
      ...gaps.map(({ name, ...own }) => ({ dimension: 'gap' as const, band: name, ...own })),
      ...confidences.map(({ name, ...own }) => ({ dimension: 'confidence' as const, band: name, ...own })),
    ]),
});

/** The sums that a finding is a statement about. */
const evidenceOf = (finding: Finding): readonly AnswerSum[] => {
  switch (finding.code) {
    case 'pause':
      return [finding.before];
    case 'accuracy':
    case 'pace':
      return [finding.now, finding.before];
    case 'fading':
      return [finding.soon, finding.late];
    case 'overconfident':
    case 'underconfident':
      return [finding.own];
    default:
      return [finding.own, finding.others];
  }
};
const share = (own: AnswerSum): number => percentOf(own) ?? Number.NaN;

describe('findings', () => {
  test('are at most three, and never about few answers', () => {
    fc.assert(
      fc.property(measures, (known) => {
        const found = findingsOf(known, TODAY);
        expect(found.length).toBeLessThanOrEqual(FINDINGS_MOST);
        for (const { answers } of found.flatMap(evidenceOf)) expect(answers).toBeGreaterThanOrEqual(ANSWERS_LEAST);
      }),
    );
  });

  test('say what their evidence says', () => {
    fc.assert(
      fc.property(measures, (known) => {
        for (const finding of findingsOf(known, TODAY)) {
          if (finding.code === 'accuracy') {
            expect(finding.difference).toBe(share(finding.now) - share(finding.before));
            if (finding.trend !== 'steady') expect(finding.difference > 0).toBe(finding.trend === 'up');
          }
          if (finding.code === 'pace') expect(finding.difference > 0).toBe(finding.trend === 'up');
          if (finding.code === 'weakestTopic' || finding.code === 'strongestTopic') {
            const others = known.topics.filter(({ answers }) => answers >= ANSWERS_LEAST).map(share);
            expect(share(finding.own)).toBe(
              finding.code === 'weakestTopic' ? Math.min(...others) : Math.max(...others),
            );
          }
          if (finding.code === 'weakestType') expect(share(finding.own)).toBeLessThan(share(finding.others));
          if (finding.code === 'fading') expect(share(finding.late)).toBeLessThan(share(finding.soon));
        }
      }),
    );
  });

  test('never contradict each other', () => {
    fc.assert(
      fc.property(measures, (known) => {
        const found = findingsOf(known, TODAY);
        const codes = found.map(({ code }) => code);
        expect(new Set(codes).size).toBe(codes.length);
        expect(codes.filter((code) => code === 'overconfident' || code === 'underconfident').length).toBeLessThan(2);
        expect(codes.filter((code) => code === 'accuracy' || code === 'pause').length).toBeLessThan(2);
        const topics = found.flatMap((finding) => ('topic' in finding ? [finding.topic] : []));
        expect(new Set(topics).size).toBe(topics.length);
      }),
    );
  });

  test('are the same in whatever order the measures come', () => {
    fc.assert(
      fc.property(measures, (known) => {
        const reversed = {
          weeks: known.weeks.toReversed(),
          topics: known.topics.toReversed(),
          types: known.types.toReversed(),
          bands: known.bands.toReversed(),
        };
        expect(findingsOf(reversed, TODAY)).toEqual(findingsOf(known, TODAY));
      }),
    );
  });

  test('begin with the comparison with the student’s own past, if there is one', () => {
    fc.assert(
      fc.property(measures, (known) => {
        const codes = findingsOf(known, TODAY).map(({ code }) => code);
        expect(codes.slice(1).some((code) => code === 'accuracy' || code === 'pause')).toBe(false);
      }),
    );
  });
});

const EMPTY: Measures = { weeks: [], topics: [], types: [], bands: [] };
const weekAgo = (ago: number, answers: number, credit: number, seconds = 60 * answers) => ({
  ...{ week: dayAfter(MONDAY, -7 * ago), answers, credit, seconds },
});

describe('a student', () => {
  test('without answers, or with few, has no findings', () => {
    expect(findingsOf(EMPTY, TODAY)).toEqual([]);
    expect(findingsOf({ ...EMPTY, weeks: [weekAgo(0, 9, 9), weekAgo(4, 9, 0)] }, TODAY)).toEqual([]);
  });

  test('who has improved learns by how much', () => {
    const weeks = [weekAgo(3, 40, 30), weekAgo(0, 60, 54), weekAgo(4, 50, 37), weekAgo(7, 50, 38), weekAgo(8, 99, 0)];
    expect(findingsOf({ ...EMPTY, weeks }, TODAY)).toMatchObject([
      { code: 'accuracy', trend: 'up', difference: 9, now: { answers: 100 }, before: { answers: 100 } },
    ]);
  });

  test('who has paused learns for how long', () => {
    expect(findingsOf({ ...EMPTY, weeks: [weekAgo(5, 12, 6)] }, TODAY)).toMatchObject([{ code: 'pause', weeks: 4 }]);
  });

  test('gets the largest gap that practice can close first, and an action for each', () => {
    const found = findingsOf(
      {
        weeks: [],
        topics: [
          { topic: { id: 'circuits' }, answers: 22, credit: 9 },
          { topic: { id: 'waves' }, answers: 40, credit: 38 },
        ],
        types: [
          { type: 'numeric', answers: 30, credit: 18, seconds: 0 },
          { type: 'multiple-choice', answers: 32, credit: 29, seconds: 0 },
        ],
        bands: [
          { dimension: 'confidence', band: '3', answers: 30, credit: 20 },
          { dimension: 'confidence', band: '1', answers: 30, credit: 29 },
        ],
      },
      TODAY,
    );
    expect(found.map((finding) => [finding.code, actionOf(finding)])).toEqual([
      ['weakestTopic', { kind: 'practiseTopic', topic: 'circuits' }],
      ['overconfident', { kind: 'reviewAnswers' }],
      ['weakestType', { kind: 'practiseType', type: 'numeric' }],
    ]);
  });
});
