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
  | 'reportAssignmentQuestion';
export type ExamCosts = { readonly [Name in Step]: Measured };

/** An attempt that a student has opened. */
export type Opened = { readonly seat: MeasuredSeat; readonly id: string; items: readonly Question[] };

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
  const reportAssignmentQuestion = await beats();
  await pool.query(move, [opened.map(({ id }) => id), quiz, null]);
  const submitAttempt = await once(({ seat, id }) => calls.submit(seat, id));
  for (const close of closings) close();
  const readResult = await once(({ seat, id }) => calls.result(seat, id));
  const read = { startAttempt, openAttempt, holdAttempt, openStream, reportPresence, saveAnswer };
  return { ...read, submitAttempt, readResult, reportAssignmentQuestion };
}
