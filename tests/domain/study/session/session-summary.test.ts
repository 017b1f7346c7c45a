import { expect, test } from 'vitest';
import { combineChanges, isRise, levelChanges } from '#domain/study/session/session-summary.rule.ts';

const at = (topic: string, level: 'unknown' | 'developing' | 'secure', estimate: number) => ({
  topic,
  level,
  estimate,
});

test('a new level comes first, then the largest difference; topics without a level or a change are left out', () => {
  const before = [
    at('same', 'secure', 0.8),
    at('little', 'developing', 0.6),
    at('much', 'developing', 0.6),
    at('new', 'unknown', 0.7),
    at('raised', 'developing', 0.7),
    at('gone', 'secure', 0.9),
  ];
  const after = [
    at('same', 'secure', 0.802),
    at('little', 'developing', 0.62),
    at('much', 'developing', 0.5),
    at('new', 'unknown', 0.5),
    at('raised', 'secure', 0.81),
  ];
  expect(levelChanges(before, after)).toEqual([
    { topic: 'raised', from: 'developing', to: 'secure', estimateBefore: 0.7, estimateAfter: 0.81 },
    { topic: 'much', from: 'developing', to: 'developing', estimateBefore: 0.6, estimateAfter: 0.5 },
    { topic: 'little', from: 'developing', to: 'developing', estimateBefore: 0.6, estimateAfter: 0.62 },
  ]);
  expect(levelChanges([], [])).toEqual([]);
});

test('only a higher level is a rise: neither a lower one nor a better estimate in the same level', () => {
  const [up, down, within] = levelChanges(
    [at('up', 'developing', 0.7), at('down', 'secure', 0.81), at('within', 'developing', 0.5)],
    [at('up', 'secure', 0.81), at('down', 'developing', 0.7), at('within', 'developing', 0.6)],
  );
  expect([up, down, within].map((change) => change !== undefined && isRise(change))).toEqual([true, false, false]);
});

test('the changes of a week go from the first level to the last', () => {
  const change = (topic: string, from: 'developing' | 'secure', to: 'developing' | 'secure') => ({
    ...{ topic, from, to },
    ...{ estimateBefore: 0.5, estimateAfter: to === 'secure' ? 0.8 : 0.6 },
  });
  expect(
    combineChanges([
      [change('back', 'developing', 'secure'), change('up', 'developing', 'developing')],
      [],
      [change('back', 'secure', 'developing'), change('up', 'developing', 'secure')],
    ]),
  ).toEqual([{ topic: 'up', from: 'developing', to: 'secure', estimateBefore: 0.5, estimateAfter: 0.8 }]);
});
