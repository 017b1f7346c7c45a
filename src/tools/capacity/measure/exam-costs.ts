import { randomUUID } from 'node:crypto';
import { request } from 'node:http';
import type pg from 'pg';
import { responseTo } from '../../bench/bench-students.ts';
import { productDocument } from '../../bench/operations/product-document.ts';
import { type Exchange, exchange, headersOf, inClosedLoop } from './closed-loop.ts';
import type { Measured, Meter } from './meter.ts';
import type { MeasuredSeat } from './seats.ts';

/** Requests at a time: as many as a busy process has database connections. */
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
type Question = {
  readonly position: number;
  readonly type: string;
  readonly body: { readonly choices?: readonly { id: string }[] };
};

const body = (query: string, operationName: string, variables: object): string =>
  JSON.stringify({ query, operationName, variables });

/** A request of the product's document, as the screens send it. Throws what the server refuses. */
export const productCall = (url: string, file: string, operation: string) => {
  const query = productDocument(file, operation);
  return async (seat: MeasuredSeat, variables: object): Promise<Exchange> => {
    const done = await exchange({ url, headers: headersOf(seat), body: body(query, operation, variables) });
    if (done.text.includes('"errors"') || /"refus(?:al|ed)":"/.test(done.text)) {
      throw new Error(`${operation}: ${done.text.slice(0, 300)}`);
    }
    return done;
  };
};

/** Opens a stream and resolves with its first event and how to end it. */
function openStream(url: string, seat: MeasuredSeat, attempt: string): Promise<{ done: Exchange; close: () => void }> {
  const sent = body(productDocument('attempts/attempt', 'attemptNews'), 'attemptNews', {
    id: attempt,
    device: seat.device,
  });
  const headers = { ...headersOf(seat), accept: 'text/event-stream', 'content-length': Buffer.byteLength(sent) };
  return new Promise((resolve, reject) => {
    // No shared agent: a stream has a connection of its own.
    const opened = request(url, { method: 'POST', headers, agent: false });
    opened.once('error', reject);
    opened.once('response', (response) => {
      let text = '';
      response.on('error', () => undefined);
      response.on('data', (part: Buffer) => {
        text += part.toString('utf8');
        if (!text.includes('event: next')) return;
        opened.off('error', reject).on('error', () => undefined);
        const done = { text, sentBytes: sent.length + 400, receivedBytes: text.length + 400 };
        resolve({ done, close: () => opened.destroy() });
      });
      response.once('end', () => reject(new Error(`The stream ended: ${text.slice(0, 300)}`)));
    });
    opened.end(sent);
  });
}

/**
 * One exam of all students at one quiz: each step of all students, then the next step, so that each can be measured by
 * itself. `withStreams` is called while all streams are open.
 */
export async function examCosts(
  { pool, meter, url }: { readonly pool: pg.Pool; readonly meter: Meter; readonly url: string },
  { seats, quiz, part }: { readonly seats: readonly MeasuredSeat[]; readonly quiz: string; readonly part: string },
  withStreams: (streams: number) => void,
): Promise<ExamCosts> {
  const call = (file: string, operation: string) => productCall(url, file, operation);
  const start = call('assessments/quiz', 'startAttempt');
  const open = call('attempts/attempt', 'openAttempt');
  const hold = call('attempts/attempt', 'holdAttempt');
  const report = call('attempts/attempt', 'recordPresence');
  const save = call('attempts/attempt', 'saveAnswers');
  const submit = call('attempts/attempt', 'submitAttempt');
  const result = call('attempts/analysis', 'attemptResult');
  const opened: Opened[] = [];
  const startAttempt = await meter.measure(seats.length, (count) =>
    inClosedLoop(seats, AT_ONCE, async (seat) => {
      const done = await start(seat, { quiz });
      count(done);
      const { data }: { data: { startAttempt: { id: string } } } = JSON.parse(done.text);
      opened.push({ seat, id: data.startAttempt.id, items: [] });
    }),
  );
  const each = (count: (done: Exchange) => void, work: (attempt: Opened) => Promise<Exchange>) =>
    inClosedLoop(opened, AT_ONCE, async (attempt) => count(await work(attempt)));
  const openAttempt = await meter.measure(opened.length, (count) =>
    each(count, async (attempt) => {
      const done = await open(attempt.seat, { id: attempt.id });
      const { data }: { data: { attempt: { items: Question[] } } } = JSON.parse(done.text);
      attempt.items = data.attempt.items;
      return done;
    }),
  );
  const holdAttempt = await meter.measure(opened.length, (count) =>
    each(count, ({ seat, id }) => hold(seat, { id, device: seat.device, takeOver: false })),
  );
  const closings: (() => void)[] = [];
  const streams = await meter.measure(opened.length, (count) =>
    each(count, async ({ seat, id }) => {
      const { done, close } = await openStream(url, seat, id);
      closings.push(close);
      return done;
    }),
  );
  withStreams(closings.length);
  const beats = async (operations: readonly Opened[]): Promise<Measured> =>
    meter.measure(operations.length * BEATS, async (count) => {
      for (let position = 1; position <= BEATS; position += 1) {
        await inClosedLoop(operations, AT_ONCE, async ({ seat, id }) => {
          count(await report(seat, { id, device: seat.device, position }));
        });
      }
    });
  const reportPresence = await beats(opened);
  const answers = Math.max(...opened.map(({ items }) => items.length));
  const saveAnswer = await meter.measure(opened.length * answers, async (count) => {
    for (let at = 0; at < answers; at += 1) {
      await each(count, ({ seat, id, items }) => {
        const item = items[at];
        if (item === undefined) throw new Error('An attempt has fewer questions.');
        const answer = { operationId: randomUUID(), position: item.position, sequence: 1 };
        const response = responseTo(item.type, item.body);
        return save(seat, { input: { attempt: id, device: seat.device, answers: [{ ...answer, response }] } });
      });
    }
  });
  // The same attempts as attempts at an assignment, of which a teacher sees who is there.
  const move = 'update attempts set quiz_id = $2, assignment_part_id = $3 where id = any($1::uuid[])';
  await pool.query(move, [opened.map(({ id }) => id), null, part]);
  const reportAssignmentPresence = await beats(opened);
  await pool.query(move, [opened.map(({ id }) => id), quiz, null]);
  const submitAttempt = await meter.measure(opened.length, (count) =>
    each(count, ({ seat, id }) => submit(seat, { attempt: id })),
  );
  for (const close of closings) close();
  const readResult = await meter.measure(opened.length, (count) => each(count, ({ seat, id }) => result(seat, { id })));
  const read = { startAttempt, openAttempt, holdAttempt, openStream: streams, reportPresence, saveAnswer };
  return { ...read, submitAttempt, readResult, reportAssignmentPresence };
}
