import { randomUUID } from 'node:crypto';
import { request } from 'node:http';
import { responseTo } from '../../bench/bench-students.ts';
import { productDocument } from '../../bench/operations/product-document.ts';
import { type Exchange, exchange, headersOf } from './closed-loop.ts';
import type { MeasuredSeat } from './seats.ts';

export type Question = {
  readonly position: number;
  readonly type: string;
  readonly body: { readonly choices?: readonly { id: string }[] };
};

const bodyOf = (query: string, operationName: string, variables: object): string =>
  JSON.stringify({ query, operationName, variables });

/** A request of the product's document, as the screens send it. Throws what the server refuses. */
export const productCall = (url: string, file: string, operation: string) => {
  const query = productDocument(file, operation);
  return async (seat: MeasuredSeat, variables: object): Promise<Exchange> => {
    const done = await exchange({ url, headers: headersOf(seat), body: bodyOf(query, operation, variables) });
    if (done.text.includes('"errors"') || /"refus(?:al|ed)":"/.test(done.text)) {
      throw new Error(`${operation}: ${done.text.slice(0, 300)}`);
    }
    return done;
  };
};

/** The requests of a student in an exam. */
export function examCalls(url: string) {
  const start = productCall(url, 'assessments/quiz', 'startAttempt');
  const open = productCall(url, 'attempts/attempt', 'openAttempt');
  const hold = productCall(url, 'attempts/attempt', 'holdAttempt');
  const report = productCall(url, 'attempts/attempt', 'recordPresence');
  const save = productCall(url, 'attempts/attempt', 'saveAnswers');
  const submit = productCall(url, 'attempts/attempt', 'submitAttempt');
  const result = productCall(url, 'attempts/analysis', 'attemptResult');
  const news = productDocument('attempts/attempt', 'attemptNews');
  return {
    start: async (seat: MeasuredSeat, quiz: string): Promise<{ done: Exchange; id: string }> => {
      const done = await start(seat, { quiz });
      const { data }: { data: { startAttempt: { id: string } } } = JSON.parse(done.text);
      return { done, id: data.startAttempt.id };
    },
    open: async (seat: MeasuredSeat, id: string): Promise<{ done: Exchange; items: readonly Question[] }> => {
      const done = await open(seat, { id });
      const { data }: { data: { attempt: { items: Question[] } } } = JSON.parse(done.text);
      return { done, items: data.attempt.items };
    },
    hold: (seat: MeasuredSeat, id: string) => hold(seat, { id, device: seat.device, takeOver: false }),
    report: (seat: MeasuredSeat, id: string, position: number) => report(seat, { id, device: seat.device, position }),
    save: (seat: MeasuredSeat, id: string, item: Question, sequence: number) => {
      const answer = { operationId: randomUUID(), position: item.position, sequence };
      const response = responseTo(item.type, item.body);
      return save(seat, { input: { attempt: id, device: seat.device, answers: [{ ...answer, response }] } });
    },
    submit: (seat: MeasuredSeat, attempt: string) => submit(seat, { attempt }),
    result: (seat: MeasuredSeat, id: string) => result(seat, { id }),
    follow: (seat: MeasuredSeat, id: string) =>
      openStream(url, seat, bodyOf(news, 'attemptNews', { id, device: seat.device })),
  };
}

/** Opens a stream on a connection of its own, and resolves with its first event and how to end it. */
function openStream(url: string, seat: MeasuredSeat, body: string): Promise<{ done: Exchange; close: () => void }> {
  const headers = { ...headersOf(seat), accept: 'text/event-stream', 'content-length': Buffer.byteLength(body) };
  return new Promise((resolve, reject) => {
    const opened = request(url, { method: 'POST', headers, agent: false });
    opened.once('error', reject);
    opened.once('response', (response) => {
      let text = '';
      response.on('error', () => undefined);
      response.on('data', (part: Buffer) => {
        if (text.includes('event: next')) return;
        text += part.toString('utf8');
        if (!text.includes('event: next')) return;
        opened.off('error', reject).on('error', () => undefined);
        const done = { text, sentBytes: body.length + 400, receivedBytes: text.length + 400 };
        resolve({ done, close: () => opened.destroy() });
      });
      response.once('end', () => reject(new Error(`The stream ended: ${text.slice(0, 300)}`)));
    });
    opened.end(body);
  });
}
