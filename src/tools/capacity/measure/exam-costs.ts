import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { type Exchange, inClosedLoop } from './closed-loop.ts';
import type { Measured, Meter } from './meter.ts';
import type { MeasuredSeat } from './seats.ts';
import { examCalls, type Question } from './student-calls.ts';

/** Requests at a time: as many as a process has database connections. */
export const AT_ONCE = 10;
const BEATS = 4;

type Step =
  | 'startAttempt'
  | 'openAttempt'
  | 'holdAttempt'
  | 'openStream'
  | 'reportPresence'
  | 'saveAnswer'
  | 'submitAttempt'
  | 'readResult'
  | 'reportAssignmentPresence';
export type ExamCosts = { readonly [Name in Step]: Measured };

type Opened = { readonly seat: MeasuredSeat; readonly id: string; items: readonly Question[] };

/**
 * One exam of all students at one quiz: each step of all students, then the next step, so that each can be measured by
 * itself. `withStreams` is called while all streams are open. `part` is a part of an assignment.
 */
export async function examCosts(
  { pool, meter, url }: { readonly pool: pg.Pool; readonly meter: Meter; readonly url: string },
  { seats, quiz, part }: { readonly seats: readonly MeasuredSeat[]; readonly quiz: string; readonly part: string },
  withStreams: (streams: number) => void,
): Promise<ExamCosts> {
  const calls = examCalls(url);
  const opened: Opened[] = [];
  const startAttempt = await meter.measure(seats.length, (count) =>
    inClosedLoop(seats, AT_ONCE, async (seat) => {
      const { done, id } = await calls.start(seat, quiz);
      count(done);
      opened.push({ seat, id, items: [] });
    }),
  );
  const each = (count: (done: Exchange) => void, work: (attempt: Opened) => Promise<Exchange>) =>
    inClosedLoop(opened, AT_ONCE, async (attempt) => count(await work(attempt)));
  const once = (work: (attempt: Opened) => Promise<Exchange>): Promise<Measured> =>
    meter.measure(opened.length, (count) => each(count, work));
  const openAttempt = await once(async (attempt) => {
    const { done, items } = await calls.open(attempt.seat, attempt.id);
    attempt.items = items;
    return done;
  });
  const holdAttempt = await once(({ seat, id }) => calls.hold(seat, id));
  const closings: (() => void)[] = [];
  const openStream = await once(async ({ seat, id }) => {
    const { done, close } = await calls.follow(seat, id);
    closings.push(close);
    return done;
  });
  withStreams(closings.length);
  const beats = (): Promise<Measured> =>
    meter.measure(opened.length * BEATS, async (count) => {
      for (let position = 1; position <= BEATS; position += 1) {
        await each(count, ({ seat, id }) => calls.report(seat, id, position));
      }
    });
  const reportPresence = await beats();
  const answers = Math.max(...opened.map(({ items }) => items.length));
  const saveAnswer = await meter.measure(opened.length * answers, async (count) => {
    for (let at = 0; at < answers; at += 1) {
      await each(count, ({ seat, id, items }) => {
        const item = items[at];
        if (item === undefined) throw new Error('An attempt has fewer questions.');
        return calls.save(seat, id, item, 1);
      });
    }
  });
  // The same attempts as attempts at an assignment, of which a teacher sees who is there.
  const move = 'update attempts set quiz_id = $2, assignment_part_id = $3 where id = any($1::uuid[])';
  await pool.query(move, [opened.map(({ id }) => id), null, part]);
  const reportAssignmentPresence = await beats();
  await pool.query(move, [opened.map(({ id }) => id), quiz, null]);
  const submitAttempt = await once(({ seat, id }) => calls.submit(seat, id));
  for (const close of closings) close();
  const readResult = await once(({ seat, id }) => calls.result(seat, id));
  const read = { startAttempt, openAttempt, holdAttempt, openStream, reportPresence, saveAnswer };
  return { ...read, submitAttempt, readResult, reportAssignmentPresence };
}

/** Mean time between two requests of a nearly idle process. */
const GAP_MS = 10;
const IDLE_STUDENTS = 100;
const IDLE_ANSWERS = 10;

/**
 * How many times as much processor time saving and reporting take if requests arrive one by one, about a hundred each
 * second, instead of ten at a time.
 */
export async function idleFactors(
  { meter, url }: { readonly meter: Meter; readonly url: string },
  seats: readonly MeasuredSeat[],
  quiz: string,
): Promise<{ readonly app: number; readonly database: number }> {
  const calls = examCalls(url);
  const opened: Opened[] = [];
  await inClosedLoop(seats.slice(0, IDLE_STUDENTS), AT_ONCE, async (seat) => {
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
  const operations = opened.length * IDLE_ANSWERS;
  const busy = await meter.measure(operations, async () => {
    for (let at = 1; at <= IDLE_ANSWERS; at += 1) await inClosedLoop(opened, AT_ONCE, (attempt) => answer(attempt, at));
  });
  const idle = await meter.measure(operations, async () => {
    for (let at = IDLE_ANSWERS + 1; at <= 2 * IDLE_ANSWERS; at += 1) {
      for (const attempt of opened) {
        await sleep(-GAP_MS * Math.log(1 - Math.random()));
        await answer(attempt, at);
      }
    }
  });
  const ratio = (of: 'appMs' | 'databaseMs'): number => Number((idle[of] / busy[of]).toFixed(2));
  return { app: ratio('appMs'), database: ratio('databaseMs') };
}
