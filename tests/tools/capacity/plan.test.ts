import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ACCESS_TOKEN_LIFE_S } from '#domain/access/session.limits.ts';
import { readCosts } from '../../../src/tools/capacity/costs.ts';
import { BEHAVIOUR } from '../../../src/tools/capacity/model/behaviour.ts';
import { MACHINES } from '../../../src/tools/capacity/model/machines.ts';
import {
  bottlenecks,
  databaseFor,
  limitsOf,
  type Model,
  planFor,
  scaled,
} from '../../../src/tools/capacity/model/plan.rule.ts';
import { pageImageBytes } from '../../../src/tools/capacity/model/storage.rule.ts';
import { usageOf } from '../../../src/tools/capacity/model/use.rule.ts';
import { type Demand, type Exam, loadsOf, PHASES } from '../../../src/tools/capacity/model/workload.rule.ts';
import { ROOT } from '../tool.ts';

const model: Model = { costs: readCosts(), behaviour: BEHAVIOUR, machines: MACHINES, factor: 1 };

const busy = { factor: 1, utilisation: 1 };

const exams: fc.Arbitrary<Exam> = fc.record({
  students: fc.integer({ min: 1, max: 500_000 }),
  startsAt: fc.integer({ min: 0, max: 1_439 }),
  windowSeconds: fc.integer({ min: 1, max: 3_600 }),
  as: fc.constantFrom('assignment', 'quiz'),
});
const demands: fc.Arbitrary<Demand> = fc
  .record({ others: fc.integer({ min: 1, max: 10_000_000 }), exam: fc.option(exams) })
  .map(({ others, exam }) => ({ students: others + (exam?.students ?? 0), exam }));
const growth = fc.double({ min: 1, max: 20, noNaN: true });

const national: Demand = {
  students: 5_000_000,
  exam: { students: 400_000, startsAt: 540, windowSeconds: 300, as: 'assignment' },
};

describe('assumptions', () => {
  it('agree with the product', () => {
    const presence = readFileSync(join(ROOT, 'src/client/attempts/attempt-presence.ts'), 'utf8');
    expect(presence).toContain(`HEARTBEAT_MS = ${BEHAVIOUR.heartbeatSeconds}_000;`);
    expect(BEHAVIOUR.tokenSeconds).toBe(ACCESS_TOKEN_LIFE_S);
    const database = readFileSync(join(ROOT, 'src/server/platform/db/open-database.ts'), 'utf8');
    expect(database).toContain(`DIRECT_CONNECTIONS = ${MACHINES.directConnections};`);
  });

  it('spread a day over 24 hours', () => {
    expect(BEHAVIOUR.hours).toHaveLength(24);
    expect(BEHAVIOUR.hours.reduce((sum, hour) => sum + hour, 0)).toBeCloseTo(1, 10);
  });
});

describe('the load', () => {
  it('is proportional to the students', () => {
    fc.assert(
      fc.property(demands, growth, (demand, by) => {
        const [small, large] = [loadsOf(demand, BEHAVIOUR), loadsOf(scaled(demand, by), BEHAVIOUR)];
        for (const phase of PHASES) {
          const [one, many] = [usageOf(small[phase], model.costs, busy), usageOf(large[phase], model.costs, busy)];
          expect(many.appCores).toBeCloseTo(by * one.appCores, 6);
          expect(many.databaseCores).toBeCloseTo(by * one.databaseCores, 6);
          expect(many.streams).toBeCloseTo(by * one.streams, 3);
        }
      }),
    );
  });

  it('of an exam is never less in a phase than answering alone, and less within a longer window', () => {
    fc.assert(
      fc.property(exams, (exam) => {
        const at = (windowSeconds: number) =>
          loadsOf({ students: exam.students, exam: { ...exam, windowSeconds } }, BEHAVIOUR);
        const [one, longer] = [at(exam.windowSeconds), at(2 * exam.windowSeconds)];
        const cores = (load: (typeof one)['start']) => usageOf(load, model.costs, busy).databaseCores;
        for (const phase of ['start', 'submission'] as const) {
          expect(cores(one[phase])).toBeGreaterThan(cores(one.answering));
          expect(cores(longer[phase])).toBeLessThan(cores(one[phase]));
        }
      }),
    );
  });

  it('of an ordinary hour depends on the time of day', () => {
    const at = (startsAt: number) =>
      loadsOf({ students: 1_000_000, exam: { students: 1, startsAt, windowSeconds: 300, as: 'quiz' } }, BEHAVIOUR);
    expect(at(3 * 60).start.rates.readHome).toBeLessThan((at(17 * 60).start.rates.readHome ?? 0) / 50);
  });

  it('costs half as much on processors that are twice as fast', () => {
    const { start } = loadsOf(national, BEHAVIOUR);
    expect(usageOf(start, model.costs, { ...busy, factor: 2 }).appCores).toBeCloseTo(
      usageOf(start, model.costs, busy).appCores / 2,
      6,
    );
    expect(usageOf(start, model.costs, { ...busy, factor: 2 }).walBytes).toBe(
      usageOf(start, model.costs, busy).walBytes,
    );
  });
});

describe('the cost of an operation', () => {
  it('falls from that of an idle process to the measured one, the busier the process is', () => {
    const { start } = loadsOf(national, BEHAVIOUR);
    const at = (utilisation: number) => usageOf(start, model.costs, { factor: 1, utilisation }).appCores;
    expect(at(0) / at(1)).toBeCloseTo(model.costs.idleFactor.app, 10);
    fc.assert(
      fc.property(
        fc.double({ min: 0, max: 1, noNaN: true }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (one, other) => {
          expect(at(Math.max(one, other))).toBeLessThanOrEqual(at(Math.min(one, other)) + 1e-9);
        },
      ),
    );
  });
});

describe('a plan', () => {
  it('has at least one process and one database, and never fewer for more students', () => {
    fc.assert(
      fc.property(demands, growth, (demand, by) => {
        const [small, large] = [planFor(demand, model), planFor(scaled(demand, by), model)];
        expect(small.processes).toBeGreaterThanOrEqual(1);
        expect(small.database.nodes).toBeGreaterThanOrEqual(1);
        expect(large.processes).toBeGreaterThanOrEqual(small.processes);
        const cores = ({ database }: typeof small) => database.nodes * database.coresPerNode;
        expect(cores(large)).toBeGreaterThanOrEqual(cores(small));
        expect(large.storage.total).toBeGreaterThanOrEqual(small.storage.total);
      }),
    );
  });

  it('keeps processes and databases at or below the bound in every phase', () => {
    fc.assert(
      fc.property(demands, (demand) => {
        for (const { appUtilisation, databaseUtilisation } of planFor(demand, model).phases) {
          expect(appUtilisation).toBeLessThanOrEqual(MACHINES.bound + 1e-6);
          expect(databaseUtilisation).toBeLessThanOrEqual(MACHINES.bound + 1e-6);
        }
      }),
    );
  });

  it('has one primary, then a larger one, then several nodes, each time only when the step before is full', () => {
    const steps = [1, 9, 10, 57, 58, 600].map((busy) => databaseFor(busy, MACHINES));
    expect(steps.map(({ step, nodes }) => [step, nodes])).toEqual([
      ['one primary', 1],
      ['one primary', 1],
      ['larger primary', 1],
      ['larger primary', 1],
      ['distributed', 6],
      ['distributed', 53],
    ]);
  });

  it('has a pooler from eleven processes of ten connections on', () => {
    const of = (students: number) => planFor({ students, exam: null }, model);
    expect(of(1_000).connections).toEqual({ pooled: 10, direct: 4, hasPooler: false });
    const large = planFor(national, model);
    expect(large.connections.hasPooler).toBe(true);
    expect(large.connections.pooled).toBeLessThan(10 * large.processes);
  });
});

describe('disk', () => {
  it('of answers is proportional to the students, and logs are kept for a limited time', () => {
    fc.assert(
      fc.property(demands, growth, (demand, by) => {
        const [one, many] = [planFor(demand, model).storage, planFor(scaled(demand, by), model).storage];
        expect(many.databasePerYear / one.databasePerYear).toBeCloseTo(by, 6);
        expect(many.logs / one.logs).toBeCloseTo(by, 6);
        expect(one.total).toBeGreaterThan(2 * one.databasePerYear);
      }),
    );
  });

  it('gets a page image for each change at most, and no more for attempts than they have pages', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e5 }), fc.integer({ min: 0, max: 1e6 }), (saves, attempts) => {
        const bytes = pageImageBytes({ saves, attempts }, MACHINES);
        expect(bytes).toBeLessThanOrEqual(saves * 8_192);
        expect(bytes).toBeLessThanOrEqual((2 * attempts * 8_192) / MACHINES.checkpointSeconds);
        expect(pageImageBytes({ saves: saves + 1, attempts }, MACHINES)).toBeGreaterThanOrEqual(bytes);
      }),
    );
  });
});

describe('bottlenecks', () => {
  it('are sorted, and reached where the demand has grown or shrunk by their number', () => {
    const found = bottlenecks(national, model);
    expect(found.map(({ reachedAt }) => reachedAt)).toEqual(
      found.map(({ reachedAt }) => reachedAt).toSorted((a, b) => a - b),
    );
    for (const { resource, reachedAt, share } of found) {
      const there = limitsOf(scaled(national, reachedAt), model).find((limit) => limit.resource === resource);
      expect(there?.share).toBeCloseTo(1, 1);
      expect(share > 1).toBe(reachedAt < 1);
    }
  });

  it('are notifications first if teachers may watch the exam: of another question, not of each heartbeat', () => {
    const [first] = bottlenecks(national, model);
    expect(first?.resource).toBe('commits with a notification, one after another');
    const slower = { ...model, behaviour: { ...BEHAVIOUR, heartbeatSeconds: 30 } };
    expect(bottlenecks(national, slower)[0]?.reachedAt).toBe(first?.reachedAt);
    const shorter = { ...BEHAVIOUR, exam: { ...BEHAVIOUR.exam, questions: BEHAVIOUR.exam.questions / 2 } };
    expect(bottlenecks(national, { ...model, behaviour: shorter })[0]?.reachedAt).toBeGreaterThan(
      first?.reachedAt ?? Number.NaN,
    );
  });
});
