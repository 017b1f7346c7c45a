import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readCosts } from '../../../src/tools/capacity/costs.ts';
import { BEHAVIOUR } from '../../../src/tools/capacity/model/behaviour.ts';
import { percentile95, responseOf, serversFor } from '../../../src/tools/capacity/model/queueing.rule.ts';
import { stationsOf, useOf } from '../../../src/tools/capacity/model/use.rule.ts';
import { type Exam, loadsOf } from '../../../src/tools/capacity/model/workload.rule.ts';
import { EventQueue } from '../../../src/tools/capacity/simulation/event-queue.ts';
import { type SimulatedSystem, simulateExam } from '../../../src/tools/capacity/simulation/simulate-exam.ts';

const costs = readCosts();
const LARGEST_DIFFERENCE = 0.2;
/** The simulation uses the measured costs, which are those of busy processes. */
const busy = { factor: 1, utilisation: 1 };

const examOf = (students: number, as: Exam['as'] = 'quiz'): Exam => ({
  students,
  startsAt: 540,
  windowSeconds: 60,
  as,
});
const simulate = (exam: Exam, system: SimulatedSystem, seed = 1) =>
  simulateExam(exam, BEHAVIOUR, costs, system, { answeringSeconds: 30, seed });

/** The model's prediction of what the simulation observes. */
function predict(exam: Exam, system: SimulatedSystem, phase: 'start' | 'answering' | 'submission') {
  const load = loadsOf({ students: exam.students, exam }, BEHAVIOUR)[phase];
  const use = useOf(load, costs, busy);
  const stations = stationsOf(load, costs, busy, system);
  return { ...use, p95Ms: percentile95(responseOf(stations)) };
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
  const system = { processes: 2, databaseCores: 4, hasNotificationLock: false };

  it.each([1, 2, 3])('is within 20 % for busy processors, requests and the 95th percentile (seed %i)', (seed) => {
    const exam = examOf(4_000);
    const observed = simulate(exam, system, seed);
    for (const phase of ['start', 'answering', 'submission'] as const) {
      const predicted = predict(exam, system, phase);
      expect(difference(predicted.requests, observed[phase].answered)).toBeLessThan(LARGEST_DIFFERENCE);
      expect(difference(predicted.appCores, observed[phase].appCores)).toBeLessThan(LARGEST_DIFFERENCE);
      expect(difference(predicted.databaseCores, observed[phase].databaseCores)).toBeLessThan(LARGEST_DIFFERENCE);
      expect(difference(predicted.p95Ms, observed[phase].p95Ms)).toBeLessThan(LARGEST_DIFFERENCE);
    }
  });

  it('names the number of processes that the simulation needs, within 20 % or one', () => {
    for (const students of [500, 2_000, 5_000]) {
      const exam = examOf(students);
      const roomy = { ...system, processes: 20, databaseCores: 20 };
      const needed = serversFor(simulate(exam, roomy).answering.appCores, 0.6);
      const planned = serversFor(predict(exam, roomy, 'answering').appCores, 0.6);
      expect(Math.abs(planned - needed)).toBeLessThanOrEqual(Math.max(1, 0.2 * needed));
    }
  });

  it('names the throughput at which one process is full', () => {
    const small = { processes: 1, databaseCores: 8, hasNotificationLock: false };
    const exam = examOf(9_000);
    const { requests, appCores } = predict(exam, small, 'answering');
    expect(appCores).toBeGreaterThan(0.9);
    const overloaded = examOf(14_000);
    const observed = simulate(overloaded, small).answering.answered;
    expect(difference(requests / appCores, observed)).toBeLessThan(LARGEST_DIFFERENCE);
  });

  it('names the rate of notifying commits that PostgreSQL can do', () => {
    const slow = { ...costs, notifications: { ...costs.notifications, commitsPerSecond: 300 } };
    const exam = examOf(2_000, 'assignment');
    const lock = { processes: 20, databaseCores: 20, hasNotificationLock: true };
    const observed = simulateExam(exam, BEHAVIOUR, slow, lock, { answeringSeconds: 30, seed: 1 }).answering;
    const load = loadsOf({ students: exam.students, exam }, BEHAVIOUR).answering;
    const { requests, notifications } = useOf(load, slow, busy);
    expect(notifications).toBeGreaterThan(300);
    // Other requests don't wait for the lock.
    expect(difference(300 + requests - notifications, observed.answered)).toBeLessThan(LARGEST_DIFFERENCE);
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
