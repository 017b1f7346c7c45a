import { createRandom, type Random } from '../../bench/learning/random.ts';
import type { Costs } from '../costs.ts';
import type { Behaviour } from '../model/behaviour.ts';
import { NOTIFYING, VARIATION } from '../model/use.rule.ts';
import type { Exam } from '../model/workload.rule.ts';
import type { OperationName } from '../operations.ts';
import { EventQueue } from './event-queue.ts';
import { ServiceStation } from './service-station.ts';

export type SimulatedSystem = {
  readonly processes: number;
  readonly databaseCores: number;
  /** Whether commits with a notification wait for each other. */
  readonly hasNotificationLock: boolean;
};

/** What was observed in a phase. */
export type Observed = {
  /** Requests that were answered, per second. */
  readonly answered: number;
  readonly appCores: number;
  readonly databaseCores: number;
  readonly p95Ms: number;
};
export type SimulatedExam = { readonly start: Observed; readonly answering: Observed; readonly submission: Observed };

type Answered = { readonly from: number; readonly to: number };

/** A positive service time with this mean and the coefficient of variation `VARIATION`: logarithmically normal. */
function serviceMs(mean: number, random: Random): number {
  const variance = Math.log(1 + VARIATION ** 2);
  return mean * Math.exp(Math.sqrt(variance) * random.normal() - variance / 2);
}

/**
 * Simulates an exam, request by request: all students start within the window, answer for some time, each at their own
 * pace, report their presence, and submit. Each request is served by a process, then by a processor of the database.
 * Students don't wait for a response before they send the next request, so overload grows as it would in reality.
 */
export function simulateExam(
  exam: Exam,
  behaviour: Behaviour,
  costs: Costs,
  system: SimulatedSystem,
  { answeringSeconds, seed }: { readonly answeringSeconds: number; readonly seed: number },
): SimulatedExam {
  const events = new EventQueue();
  const random = createRandom(seed);
  const app = new ServiceStation(events, system.processes);
  const database = new ServiceStation(events, system.databaseCores);
  const notifying = new ServiceStation(events, 1);
  const answered: Answered[] = [];

  function request(name: OperationName, done: () => void = () => undefined): void {
    const from = events.now;
    const { appMs, databaseMs } = costs.operations[name];
    const finish = (): void => {
      answered.push({ from, to: events.now });
      done();
    };
    const commit = (): void => {
      if (system.hasNotificationLock && NOTIFYING.includes(name)) {
        notifying.serve(1_000 / costs.notifications.commitsPerSecond, finish);
      } else finish();
    };
    app.serve(serviceMs(appMs, random), () => database.serve(serviceMs(databaseMs, random), commit));
  }

  const { questions, minutes, answersPerQuestion } = behaviour.exam;
  const move = exam.as === 'assignment' ? 'reportAssignmentQuestion' : 'reportPresence';
  const [beatMs, moveMs] = [behaviour.heartbeatSeconds * 1_000, (minutes * 60_000) / questions];
  const saveMs = (minutes * 60_000) / (questions * answersPerQuestion);
  const tokenMs = behaviour.tokenSeconds * 1_000;
  const windowMs = exam.windowSeconds * 1_000;
  const submissionAt = windowMs + answeringSeconds * 1_000;
  const until = submissionAt + windowMs;

  /** Repeats something from a first random time on, at a fixed interval or at random ones, until the student submits. */
  function repeat(name: OperationName, meanMs: number, isRandom: boolean, end: number): void {
    const gap = (): number => (isRandom ? -meanMs * Math.log(1 - random.uniform()) : meanMs);
    const again = (): void => {
      if (events.now >= end) return;
      request(name);
      events.at(events.now + gap(), again);
    };
    events.at(events.now + (isRandom ? gap() : meanMs * random.uniform()), again);
  }

  for (let student = 0; student < exam.students; student += 1) {
    const startAt = windowMs * random.uniform();
    const submitAt = submissionAt + startAt;
    events.at(startAt, () => {
      request('startAttempt', () => request('openAttempt', () => request('holdAttempt', () => request('openStream'))));
      repeat('reportPresence', beatMs, false, submitAt);
      repeat(move, moveMs, true, submitAt);
      repeat('saveAnswer', saveMs, true, submitAt);
      repeat('refreshToken', tokenMs, false, submitAt);
    });
    events.at(submitAt, () => request('submitAttempt', () => request('readResult', () => request('readHome'))));
  }
  events.run();

  const observe = (from: number, to: number): Observed => {
    const inPhase = answered.filter((each) => each.from >= from && each.from < to);
    const times = inPhase.map((each) => each.to - each.from).sort((a, b) => a - b);
    return {
      answered: answered.filter((each) => each.to >= from && each.to < to).length / ((to - from) / 1_000),
      appCores: app.busyServers(from, to),
      databaseCores: database.busyServers(from, to),
      p95Ms: times[Math.floor(times.length * 0.95)] ?? Number.NaN,
    };
  };
  // The last starts come when most of the others answer already; the first submissions while most still answer.
  return {
    start: observe(0.8 * windowMs, windowMs),
    answering: observe(windowMs, submissionAt),
    submission: observe(submissionAt, until - 0.8 * windowMs),
  };
}
