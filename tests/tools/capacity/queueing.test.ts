import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  erlangC,
  mixedService,
  percentile95,
  responseOf,
  type Station,
  serversFor,
  utilisation,
  waitOf,
} from '../../../src/tools/capacity/model/queueing.rule.ts';

const share = fc.double({ min: 0.01, max: 0.95, noNaN: true });
const servers = fc.integer({ min: 1, max: 200 });
/** A station that is busy for this share of the time. */
const stationOf = (count: number, busy: number, variation = 1): Station => ({
  servers: count,
  rate: busy * count * 100,
  meanMs: 10,
  variation,
});

describe('the probability of waiting', () => {
  it('is the utilisation with one server, and that of published tables with several', () => {
    fc.assert(
      fc.property(share, (busy) => {
        expect(erlangC(1, busy)).toBeCloseTo(busy, 10);
      }),
    );
    // With two servers, the formula is a² / (2 + a).
    expect(erlangC(2, 1)).toBeCloseTo(1 / 3, 10);
    expect(erlangC(10, 8)).toBeCloseTo(0.4092, 4);
  });

  it('is between 0 and 1, grows with the load, and falls with more servers', () => {
    fc.assert(
      fc.property(servers, share, share, (count, one, other) => {
        const [low, high] = [Math.min(one, other) * count, Math.max(one, other) * count];
        expect(erlangC(count, low)).toBeGreaterThanOrEqual(0);
        expect(erlangC(count, high)).toBeLessThanOrEqual(1);
        expect(erlangC(count, high)).toBeGreaterThanOrEqual(erlangC(count, low) - 1e-12);
        expect(erlangC(count + 1, low)).toBeLessThanOrEqual(erlangC(count, low) + 1e-12);
      }),
    );
    expect(erlangC(3, 3)).toBe(1);
  });
});

describe('waiting', () => {
  it('is that of Pollaczek and Khinchine with one server', () => {
    fc.assert(
      fc.property(share, fc.double({ min: 0, max: 3, noNaN: true }), (busy, variation) => {
        const exact = (10 * busy * (1 + variation ** 2)) / (2 * (1 - busy));
        expect(waitOf(stationOf(1, busy, variation)).mean).toBeCloseTo(exact, 8);
      }),
    );
  });

  it('has no end when servers are always busy, and does not exist without requests', () => {
    expect(waitOf(stationOf(4, 1)).mean).toBe(Number.POSITIVE_INFINITY);
    expect(waitOf(stationOf(4, 0))).toEqual({ mean: 0, variance: 0 });
    expect(percentile95(responseOf([stationOf(4, 1.2)]))).toBe(Number.POSITIVE_INFINITY);
  });
});

describe('the 95th percentile of responses', () => {
  it('is exact within one per cent for one server with exponential service, whose response is exponential', () => {
    fc.assert(
      fc.property(share, (busy) => {
        const exact = (10 / (1 - busy)) * Math.log(20);
        expect(percentile95(responseOf([stationOf(1, busy)])) / exact).toBeCloseTo(1, 1.7);
      }),
    );
  });

  it('grows with the load and with the number of stations', () => {
    fc.assert(
      fc.property(servers, share, share, (count, one, other) => {
        const [low, high] = [stationOf(count, Math.min(one, other)), stationOf(count, Math.max(one, other))];
        const p95 = (...stations: readonly Station[]) => percentile95(responseOf(stations));
        expect(p95(high)).toBeGreaterThanOrEqual(p95(low) - 1e-9);
        expect(p95(low, high)).toBeGreaterThan(p95(low));
      }),
    );
  });
});

describe('requests of several kinds', () => {
  const kind = fc.record({
    rate: fc.double({ min: 0.1, max: 100, noNaN: true }),
    meanMs: fc.double({ min: 0.1, max: 50, noNaN: true }),
    variation: fc.double({ min: 0, max: 2, noNaN: true }),
  });

  it('keep their total work, and vary at least as much as the least varying kind', () => {
    fc.assert(
      fc.property(fc.array(kind, { minLength: 1, maxLength: 6 }), (kinds) => {
        const mixed = mixedService(kinds);
        const work = kinds.reduce((sum, { rate, meanMs }) => sum + rate * meanMs, 0);
        expect(mixed.rate * mixed.meanMs).toBeCloseTo(work, 6);
        expect(mixed.variation).toBeGreaterThanOrEqual(Math.min(...kinds.map(({ variation }) => variation)) - 1e-6);
      }),
    );
    expect(mixedService([])).toEqual({ rate: 0, meanMs: 0, variation: 0 });
  });
});

describe('the number of servers', () => {
  it('is never less than one, never busier than the bound, and never one more than needed', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 500, noNaN: true }), share, (busy, bound) => {
        const count = serversFor(busy, bound);
        expect(count).toBeGreaterThanOrEqual(1);
        expect(busy / count).toBeLessThanOrEqual(bound + 1e-6);
        if (count > 1) expect(busy / (count - 1)).toBeGreaterThan(bound - 1e-6);
      }),
    );
    expect(utilisation({ servers: 2, rate: 100, meanMs: 10, variation: 1 })).toBe(0.5);
  });
});
