import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Costs, parseCosts, readCosts } from '../../../src/tools/capacity/costs.ts';
import { BEHAVIOUR } from '../../../src/tools/capacity/model/behaviour.ts';
import { percentile95, responseOf, serversFor } from '../../../src/tools/capacity/model/queueing.rule.ts';
import { stationsOf, usageOf } from '../../../src/tools/capacity/model/use.rule.ts';
import { type Exam, loadsOf } from '../../../src/tools/capacity/model/workload.rule.ts';
import { EventQueue } from '../../../src/tools/capacity/simulation/event-queue.ts';
import {
  type Observed,
  type SimulatedSystem,
  simulateExam,
} from '../../../src/tools/capacity/simulation/simulate-exam.ts';

const costs = readCosts();
/** Ten times as expensive: a tenth of the students uses as many processors, and is simulated faster. */
const slow: Costs = parseCosts({
  ...costs,
  operations: Object.fromEntries(
    Object.entries(costs.operations).map(([name, cost]) => [
      name,
      { ...cost, appMs: 10 * cost.appMs, databaseMs: 10 * cost.databaseMs },
    ]),
  ),
});
const PHASES = ['start', 'answering', 'submission'] as const;
const LARGEST_DIFFERENCE = 0.2;
/** The simulation uses the measured costs, which are those of busy processes. */
const busy = { factor: 1, utilisation: 1 };

const examOf = (students: number, as: Exam['as'] = 'quiz'): Exam => ({
  students,
  startsAt: 540,
  windowSeconds: 60,
  as,
});
const simulate = (exam: Exam, system: SimulatedSystem, seed = 1, of = costs) =>
  simulateExam(exam, BEHAVIOUR, of, system, { answeringSeconds: 20, seed });

/** The model's prediction of what the simulation observes. */
function predict(exam: Exam, system: SimulatedSystem, phase: (typeof PHASES)[number], of = costs) {
  const load = loadsOf({ students: exam.students, exam }, BEHAVIOUR)[phase];
  const use = usageOf(load, of, busy);
  const stations = stationsOf(load, of, busy, system);
  return { ...use, p95Ms: percentile95(responseOf(stations)) };
}

/** An exam in which the busiest station is busy for this share of the time in the busiest phase. */
function examWith(share: number, system: SimulatedSystem): Exam {
  const shares = PHASES.map((phase) => {
    const { appCores, databaseCores } = predict(examOf(1_000), system, phase);
    return Math.max(appCores / system.processes, databaseCores / system.databaseCores);
  });
  return examOf(Math.round((1_000 * share) / Math.max(...shares)));
}

const difference = (predicted: number, observed: number): number => Math.abs(predicted / observed - 1);

describe('the event queue', () => {
  it('runs events in the order of time, then of addition, also those added meanwhile', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 50 }), { maxLength: 200 }), (times) => {
        const events = new EventQueue();
        const ran: (readonly [number, number])[] = [];
        for (const [order, time] of times.entries()) {
          events.at(time, () => {
            ran.push([events.now, order]);
            events.at(events.now + 1, () => ran.push([events.now, times.length + order]));
          });
        }
        events.run();
        expect(ran).toHaveLength(2 * times.length);
        expect(ran).toEqual(ran.toSorted(([a, first], [b, second]) => a - b || first - second));
      }),
    );
  });

  it('refuses an event in the past', () => {
    const events = new EventQueue();
    events.at(5, () => events.at(4, () => undefined));
    expect(() => events.run()).toThrow(RangeError);
  });
});

describe('the model, compared with the simulation', () => {
  const system = { processes: 1, databaseCores: 2, hasNotificationLock: false };

  it('is within 20 % for busy processors, requests and the 95th percentile, on average of several simulations', () => {
    const exam = examWith(0.65, system);
    const runs = [1, 2, 3, 4].map((seed) => simulate(exam, system, seed));
    for (const phase of PHASES) {
      const predicted = predict(exam, system, phase);
      const differs = (expected: number, of: (seen: Observed) => number): number =>
        difference(expected, runs.reduce((sum, run) => sum + of(run[phase]), 0) / runs.length);
      expect(differs(predicted.requests, ({ answered }) => answered)).toBeLessThan(LARGEST_DIFFERENCE);
      expect(differs(predicted.appCores, ({ appCores }) => appCores)).toBeLessThan(LARGEST_DIFFERENCE);
      expect(differs(predicted.databaseCores, ({ databaseCores }) => databaseCores)).toBeLessThan(LARGEST_DIFFERENCE);
      expect(differs(predicted.p95Ms, ({ p95Ms }) => p95Ms)).toBeLessThan(LARGEST_DIFFERENCE);
    }
  });

  it('names the number of processes that the simulation needs, within 20 % or one', () => {
    for (const students of [100, 400, 1_600]) {
      const exam = examOf(students);
      const roomy = { ...system, processes: 20, databaseCores: 20 };
      const needed = serversFor(simulate(exam, roomy, 1, slow).answering.appCores, 0.6);
      const planned = serversFor(predict(exam, roomy, 'answering', slow).appCores, 0.6);
      expect(Math.abs(planned - needed)).toBeLessThanOrEqual(Math.max(1, 0.2 * needed));
    }
  });

  it('names the throughput at which one process is full', () => {
    const small = { processes: 1, databaseCores: 8, hasNotificationLock: false };
    const exam = examOf(1_400);
    const { requests, appCores } = predict(exam, small, 'answering', slow);
    expect(appCores).toBeGreaterThan(1.1);
    const observed = simulate(exam, small, 1, slow).answering.answered;
    expect(difference(requests / appCores, observed)).toBeLessThan(LARGEST_DIFFERENCE);
  });

  it('names the rate of notifying commits that PostgreSQL can do', () => {
    const locked = { ...costs, notifications: { ...costs.notifications, commitsPerSecond: 100 } };
    const exam = examOf(800, 'assignment');
    // Each student turns to another question every few seconds, as if they looked through a paper.
    const quick = { ...BEHAVIOUR, exam: { ...BEHAVIOUR.exam, questions: 1_200 } };
    const lock = { processes: 20, databaseCores: 20, hasNotificationLock: true };
    const observed = simulateExam(exam, quick, locked, lock, { answeringSeconds: 20, seed: 1 }).answering;
    const load = loadsOf({ students: exam.students, exam }, quick).answering;
    const { requests, notifications } = usageOf(load, locked, busy);
    expect(notifications).toBeGreaterThan(100);
    // Other requests don't wait for the lock.
    expect(difference(100 + requests - notifications, observed.answered)).toBeLessThan(LARGEST_DIFFERENCE);
  });
});

describe('the simulation', () => {
  it('observes the same for the same seed, and something else for another', () => {
    const system = { processes: 1, databaseCores: 2, hasNotificationLock: false };
    const [one, again, other] = [1, 1, 2].map((seed) => simulate(examOf(200), system, seed));
    expect(again).toEqual(one);
    expect(other).not.toEqual(one);
  });
});
