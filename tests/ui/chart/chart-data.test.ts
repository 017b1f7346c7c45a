import fc from 'fast-check';
import { expect, test } from 'vitest';
import { extent, describe as inWords } from '#ui/chart/chart-data.ts';
import { binsOf, roundTicks } from '#ui/chart/scale.ts';

const amount = fc.double({ min: -1e6, max: 1e6, noNaN: true });

test('ticks are evenly spaced, few, and enclose every value', () => {
  fc.assert(
    fc.property(amount, amount, (a, b) => {
      const [least, most] = [Math.min(a, b), Math.max(a, b)];
      fc.pre(most - least > 1e-3);
      const ticks = roundTicks(least, most, 4);
      const step = (ticks[1] ?? 0) - (ticks[0] ?? 0);
      expect(ticks.length).toBeLessThanOrEqual(8);
      expect(ticks[0]).toBeLessThanOrEqual(least + step * 1e-6);
      expect(ticks.at(-1)).toBeGreaterThanOrEqual(most - step * 1e-6);
    }),
  );
  expect(roundTicks(0, 74, 4)).toEqual([0, 20, 40, 60, 80]);
});

test('counts have no halves', () => {
  expect(roundTicks(0, 0, 4, 1)).toEqual([0, 1]);
  expect(roundTicks(0, 2, 4, 1)).toEqual([0, 1, 2]);
  expect(roundTicks(0, 74, 4, 1)).toEqual([0, 20, 40, 60, 80]);
});

test('shares are drawn against the whole, whatever the largest of them is', () => {
  const shares = (unit: string | undefined, ...values: (number | null)[]) =>
    extent({
      labelTitle: 'Topic',
      labels: values.map(String),
      series: [{ name: 'Right', values }],
      ...(unit && { unit }),
    });
  expect(shares('%', 41, 60, null)).toEqual([0, 100]);
  expect(shares('%', 140)).toEqual([0, 140]);
  expect(shares('s', 41, 60)).toEqual([0, 60]);
  expect(shares(undefined, -5, 60)).toEqual([-5, 60]);
});

test('every value falls into one bin', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -500, max: 500 }), { minLength: 1 }), (values) => {
      expect(binsOf(values, 10).reduce((sum, { count }) => sum + count, 0)).toBe(values.length);
    }),
  );
});

test('a chart describes in words where each series was lowest and highest', () => {
  const data = {
    labelTitle: 'Week',
    labels: ['1', '2', '3'],
    unit: '%',
    series: [{ name: 'You', values: [42, null, 71] }],
  };
  expect(inWords(data)).toBe('You: from 42% (1) to 71% (3).');
  expect(inWords({ ...data, series: [{ name: 'You', values: [null, null, null] }] })).toBe('You: no data yet.');
});
