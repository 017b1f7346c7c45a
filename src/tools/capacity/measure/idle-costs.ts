import { setTimeout as sleep } from 'node:timers/promises';
import { inClosedLoop } from './closed-loop.ts';
import { AT_ONCE, type Opened } from './exam-costs.ts';
import type { Measured, Meter } from './meter.ts';
import { postgresMs, processorMs } from './processor-time.ts';
import type { MeasuredSeat } from './seats.ts';
import { examCalls } from './student-calls.ts';

type Background = { readonly appMs: number; readonly databaseMs: number };

const WINDOWS = 9;
const WINDOW_MS = 2_000;

const middle = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN;

/**
 * Processor time each second without requests: jobs, timers and checks. The median of several windows, because
 * PostgreSQL vacuums now and then.
 */
export async function backgroundCosts(server: number, postmaster: number): Promise<Background> {
  const windows: Background[] = [];
  for (let at = 0; at < WINDOWS; at += 1) {
    const [app, database, startedAt] = [processorMs(server), postgresMs(postmaster), performance.now()];
    await sleep(WINDOW_MS);
    const seconds = (performance.now() - startedAt) / 1_000;
    windows.push({
      appMs: (processorMs(server) - app) / seconds,
      databaseMs: (postgresMs(postmaster) - database) / seconds,
    });
  }
  return {
    appMs: Number(middle(windows.map(({ appMs }) => appMs)).toFixed(1)),
    databaseMs: Number(middle(windows.map(({ databaseMs }) => databaseMs)).toFixed(1)),
  };
}

/** Mean time between two requests of a nearly idle process. */
const GAP_MS = 7;
const STUDENTS = 100;
const ANSWERS = 10;

/**
 * How many times as much processor time saving and reporting take if requests arrive one by one, about a hundred each
 * second, instead of ten at a time; without what is used in the background.
 */
export async function idleFactors(
  { meter, url, background }: { readonly meter: Meter; readonly url: string; readonly background: Background },
  seats: readonly MeasuredSeat[],
  quiz: string,
): Promise<{ readonly app: number; readonly database: number }> {
  const calls = examCalls(url);
  const opened: Opened[] = [];
  await inClosedLoop(seats.slice(0, STUDENTS), AT_ONCE, async (seat) => {
    const { id } = await calls.start(seat, quiz);
    const { items } = await calls.open(seat, id);
    await calls.hold(seat, id);
    opened.push({ seat, id, items });
  });
  const answer = async ({ seat, id, items }: Opened, sequence: number): Promise<void> => {
    const item = items[sequence % items.length];
    if (item === undefined) throw new Error('An attempt has no questions.');
    await calls.report(seat, id, item.position);
    await calls.save(seat, id, item, sequence);
  };
  const operations = opened.length * ANSWERS;
  const busy = await meter.measure(operations, async () => {
    for (let at = 1; at <= ANSWERS; at += 1) await inClosedLoop(opened, AT_ONCE, (attempt) => answer(attempt, at));
  });
  const idle = await meter.measure(operations, async () => {
    for (let at = ANSWERS + 1; at <= 2 * ANSWERS; at += 1) {
      const answering: Promise<void>[] = [];
      for (const attempt of opened) {
        await sleep(-2 * GAP_MS * Math.log(1 - Math.random()));
        answering.push(answer(attempt, at));
      }
      await Promise.all(answering);
    }
  });
  const ratio = (of: keyof Background): number => {
    const own = (measured: Measured): number => measured[of] - background[of] / measured.perSecond;
    return Number(Math.max(1, own(idle) / own(busy)).toFixed(2));
  };
  return { app: ratio('appMs'), database: ratio('databaseMs') };
}
