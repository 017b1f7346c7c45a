import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type AnswerOperation,
  type AnswerQueue,
  type AnswerQueues,
  addQuestions,
  answersToSend,
  applyReceipts,
  changeAnswer,
  dismissEarlier,
  markSaved,
  openQueues,
  type Receipt,
  restTyping,
  saveStateOf,
  unsaved,
  unsavedChanges,
} from '#domain/attempts/answer-queues.ts';

const HERE = 'this device';
const THERE = 'another device';
const EMPTY = { position: 1, response: null, sequence: 0, operationId: null, answeredAt: null, device: null };
const STORED = { ...EMPTY, response: 'stored', sequence: 5, operationId: 'stored', answeredAt: 1_000, device: THERE };
const left = (sequence: number, givenAt: number) => ({
  operationId: 'left',
  position: 1,
  sequence,
  response: 'left',
  givenAt,
  nextId: 'next',
});
const queueOf = (queues: AnswerQueues): AnswerQueue => queues[1] as AnswerQueue;
const change = (queues: AnswerQueues, response: unknown, operationId: string, isTyped = false): AnswerQueues =>
  changeAnswer(queues, { position: 1, response, operationId, isTyped, givenAt: 0 });
const receipt = (operationId: string, refusal: string | null, highest: number): Receipt => ({
  operationId,
  position: 1,
  refusal,
  highest,
  nextId: `after ${operationId}`,
});

describe('an answer of an earlier visit', () => {
  test('is sent unchanged if no other device has answered', () => {
    expect(queueOf(openQueues([EMPTY], [left(3, 10)], HERE))).toMatchObject({
      response: 'left',
      pending: { operationId: 'left', sequence: 3 },
    });
    const own = { ...STORED, device: HERE };
    // The server's answer is from this device, although it may have arrived later: the number decides then.
    expect(queueOf(openQueues([own], [left(6, 10)], HERE)).pending).toMatchObject({ operationId: 'left', sequence: 6 });
  });

  test('that has arrived after all is removed from the journal', () => {
    const queues = openQueues([{ ...STORED, operationId: 'left' }], [left(5, 10)], HERE);
    expect(queueOf(queues)).toMatchObject({ response: 'stored', pending: null });
    expect(unsavedChanges(queues)).toEqual([{ position: 1, operation: null }]);
  });

  test.each([2, 5, 9])(
    'with the number %i is sent with a higher number if it is later than another device’s',
    (sequence) => {
      const { pending, response } = queueOf(openQueues([STORED], [left(sequence, 2_000)], HERE));
      expect(response).toBe('left');
      expect(pending?.operationId).toBe('next');
      expect(pending?.sequence).toBeGreaterThan(Math.max(5, sequence));
    },
  );

  test.each([2, 5, 9])(
    'with the number %i is stored and shown, and not sent, if another device answered later',
    (sequence) => {
      const queues = openQueues([STORED], [left(sequence, 500)], HERE);
      expect(queueOf(queues)).toMatchObject({ response: 'stored', pending: null, earlier: { response: 'left' } });
      expect(unsavedChanges(queues)).toEqual([]);
      expect(queueOf(change(queues, 'left', 'new')).pending?.sequence).toBe(6);
      expect(unsavedChanges(dismissEarlier(queues, 1))).toEqual([{ position: 1, operation: null }]);
    },
  );
});

describe('an answer of this device of an earlier visit', () => {
  test.each([4, 5])('with a number that is not higher (%i) gets a new one', (sequence) => {
    const { pending } = queueOf(openQueues([{ ...STORED, device: HERE }], [left(sequence, 2_000)], HERE));
    expect(pending).toMatchObject({ operationId: 'next', sequence: 6 });
  });

  test('from the same instant as another device’s counts as earlier', () => {
    expect(queueOf(openQueues([STORED], [left(6, 1_000)], HERE))).toMatchObject({ pending: null, earlier: {} });
  });
});

describe('an answer', () => {
  test('to an unknown question changes nothing', () => {
    const queues = openQueues([EMPTY], [], HERE);
    expect(changeAnswer(queues, { position: 9, response: 'a', operationId: 'o', isTyped: false, givenAt: 0 })).toBe(
      queues,
    );
  });

  test('that is typed is sent when typing pauses', () => {
    const typed = change(openQueues([EMPTY], [], HERE), 'a', 'o1', true);
    expect(queueOf(typed).isTyping).toBe(true);
    expect(answersToSend(restTyping(typed), { hasJournal: false })).toHaveLength(1);
  });

  test('that was changed in flight does not count as saved', () => {
    const first = change(openQueues([EMPTY], [], HERE), 'a', 'o1');
    const sent = unsaved(first);
    const second = change(first, 'b', 'o2');
    const reported = (refusal: string | null, highest: number) =>
      queueOf(applyReceipts(second, sent, [receipt('o1', refusal, highest)]));
    expect(reported(null, 1)).toMatchObject({ latestSequence: 1, pending: { operationId: 'o2', sequence: 2 } });
    expect(reported('SEQUENCE_TAKEN', 1)).toMatchObject({
      latestSequence: 1,
      pending: { operationId: 'o2', sequence: 2 },
    });
    expect(reported('SEQUENCE_TAKEN', 2)).toMatchObject({
      latestSequence: 2,
      pending: { operationId: 'after o1', sequence: 3 },
    });
    expect(reported('SEQUENCE_TAKEN', 4)).toMatchObject({
      pending: { operationId: 'after o1', sequence: 5, response: 'b' },
    });
    expect(reported('INVALID_INPUT', 3)).toMatchObject({
      latestSequence: 3,
      refusal: null,
      pending: { operationId: 'o2' },
    });
  });

  test('that was saved, but is not current, is sent again with a higher number', () => {
    const queues = change(openQueues([EMPTY], [], HERE), 'a', 'o1');
    const queue = queueOf(applyReceipts(queues, unsaved(queues), [receipt('o1', null, 7)]));
    expect(queue).toMatchObject({
      latestSequence: 7,
      pending: { operationId: 'after o1', sequence: 8, response: 'a' },
    });
  });

  test('that is saved stays saved when its receipt is repeated', () => {
    const queues = change(openQueues([EMPTY], [], HERE), 'a', 'o1');
    const sent = unsaved(queues);
    const saved = applyReceipts(queues, sent, [receipt('o1', null, 1)]);
    expect(queueOf(applyReceipts(saved, sent, [receipt('o1', 'SEQUENCE_TAKEN', 4)]))).toMatchObject({
      ...{ latestSequence: 4, pending: null, response: 'a' },
    });
    expect(queueOf(applyReceipts(saved, sent, [receipt('o1', null, 1)]))).toEqual(queueOf(saved));
  });

  test('whose number is too high gets the next one', () => {
    const stored = { ...EMPTY, sequence: 9, operationId: 'x', device: HERE };
    const queues = change(openQueues([stored], [], HERE), 'a', 'o1');
    const far = applyReceipts(queues, unsaved(queues), [receipt('o1', 'SEQUENCE_TOO_FAR', 0)]);
    expect(queueOf(far).pending).toMatchObject({ sequence: 10 });
    const low = applyReceipts({ 1: { ...queueOf(queues), latestSequence: 3 } }, unsaved(queues), [
      receipt('o1', 'SEQUENCE_TOO_FAR', 0),
    ]);
    expect(queueOf(low).pending).toMatchObject({ sequence: 4 });
  });

  test('ignores the receipts of others', () => {
    const queues = change(openQueues([EMPTY], [], HERE), 'a', 'o1');
    expect(applyReceipts(queues, unsaved(queues), [receipt('other', null, 3)])).toEqual(queues);
    expect(applyReceipts(queues, unsaved(queues), [{ ...receipt('o1', null, 3), position: 9 }])).toEqual(queues);
  });

  test.each(['ATTEMPT_CLOSED', 'DEADLINE_PASSED', 'ATTEMPT_ELSEWHERE'])('stays on the device after %s', (refusal) => {
    const queues = change(openQueues([EMPTY], [], HERE), 'a', 'o1');
    const saved = markSaved(queues, unsavedChanges(queues));
    const queue = queueOf(applyReceipts(saved, unsaved(saved), [receipt('o1', refusal, 0)]));
    expect(queue).toMatchObject({ refusal, pending: { operationId: 'o1' }, savedId: 'o1' });
    expect(saveStateOf(queue, false)).toBe(refusal === 'ATTEMPT_ELSEWHERE' ? 'kept' : 'refused');
  });

  test('is sent in batches of fifty, within the size of one request', () => {
    const many = (count: number, chars: number) => {
      const stored = Array.from({ length: count }, (_, position) => ({ ...EMPTY, position }));
      const answer = (before: AnswerQueues, position: number) =>
        changeAnswer(before, {
          ...{ position, response: 'x'.repeat(chars), operationId: `o${position}`, isTyped: false, givenAt: 0 },
        });
      const queues = stored.reduce((before, { position }) => answer(before, position), openQueues(stored, [], HERE));
      return answersToSend(queues, { hasJournal: false });
    };
    expect(many(60, 1)).toHaveLength(50);
    expect(many(2, 200_000)).toHaveLength(1);
    // With its two quotation marks, half of the limit.
    expect(many(3, 74_998)).toHaveLength(2);
  });

  test('that is dismissed is dismissed for its own question alone', () => {
    const queues = openQueues(
      [STORED, { ...STORED, position: 2 }],
      [left(2, 500), { ...left(2, 500), position: 2 }],
      HERE,
    );
    const after = dismissEarlier(queues, 1);
    expect([after[1]?.earlier, after[2]?.earlier?.operationId]).toEqual([null, 'left']);
  });

  test('is sent once the journal has it, and not while it is typed', () => {
    const typed = change(openQueues([EMPTY], [], HERE), 'a', 'o1', true);
    expect(answersToSend(typed, { hasJournal: false })).toEqual([]);
    const chosen = change(openQueues([EMPTY], [], HERE), 'a', 'o1');
    expect(answersToSend(chosen, { hasJournal: true })).toEqual([]);
    expect(answersToSend(markSaved(chosen, unsavedChanges(chosen)), { hasJournal: true })).toHaveLength(1);
    expect(answersToSend(chosen, { hasJournal: false })).toHaveLength(1);
  });

  test('has a save state', () => {
    const none = openQueues([EMPTY], [], HERE);
    const waiting = change(none, 'a', 'o1');
    const saved = markSaved(waiting, unsavedChanges(waiting));
    expect(saveStateOf(queueOf(none), true)).toBe('saved');
    expect(saveStateOf(queueOf(waiting), true)).toBe('saving');
    expect(saveStateOf(queueOf(waiting), false)).toBe('unsaved');
    expect(saveStateOf(queueOf(saved), false)).toBe('kept');
    const late = applyReceipts(saved, unsaved(saved), [receipt('o1', 'DEADLINE_PASSED', 0)]);
    expect(saveStateOf(queueOf(late), false)).toBe('refused');
    expect(unsavedChanges(late), 'it stays on the device').toEqual([]);
  });

  test('whose number is in use, or too high, gets the next one', () => {
    const queues = change(openQueues([EMPTY], [], HERE), 'a', 'o1');
    const taken = applyReceipts(queues, unsaved(queues), [receipt('o1', 'SEQUENCE_TAKEN', 4)]);
    expect(queueOf(taken).pending).toMatchObject({ operationId: 'after o1', sequence: 5, response: 'a' });
    const far = applyReceipts(queues, unsaved(queues), [receipt('o1', 'SEQUENCE_TOO_FAR', 0)]);
    expect(queueOf(far).pending).toMatchObject({ operationId: 'after o1', sequence: 1 });
  });

  test('that is invalid is not sent again', () => {
    const queues = change(openQueues([EMPTY], [], HERE), 'a', 'o1');
    const refused = applyReceipts(queues, unsaved(queues), [receipt('o1', 'INVALID_INPUT', 0)]);
    expect(queueOf(refused)).toMatchObject({ pending: null, refusal: 'INVALID_INPUT', response: 'a' });
  });

  test('that is long leaves the rest of the batch for the next request', () => {
    const stored = Array.from({ length: 9 }, (_, position) => ({ ...EMPTY, position }));
    const queues = stored.reduce(
      (before, { position }) =>
        changeAnswer(before, {
          position,
          response: 'x'.repeat(50_000),
          operationId: `o${position}`,
          isTyped: false,
          givenAt: 0,
        }),
      openQueues(stored, [], HERE),
    );
    expect(answersToSend(queues, { hasJournal: false })).toHaveLength(2);
  });
});

/** The server's rules for one question, without its database. */
function fakeServer() {
  const log = new Map<string, AnswerOperation>();
  const inForce = () => [...log.values()].reduce((best, entry) => (entry.sequence > best ? entry.sequence : best), 0);
  return {
    log,
    current: () => [...log.values()].toSorted((a, b) => b.sequence - a.sequence)[0]?.response ?? null,
    take: (operation: AnswerOperation, nextId: string): Receipt => {
      const { operationId, position, sequence } = operation;
      const isTaken = [...log.values()].some((entry) => entry.sequence === sequence) && !log.has(operationId);
      if (!isTaken && !log.has(operationId)) log.set(operationId, operation);
      return { operationId, position, refusal: isTaken ? 'SEQUENCE_TAKEN' : null, highest: inForce(), nextId };
    },
  };
}

const turn = fc.oneof(
  fc.record({ kind: fc.constant('change' as const), text: fc.string({ minLength: 1, maxLength: 3 }) }),
  /** Sent; then the response is lost, or arrives, or the request is repeated much later. */
  fc.record({ kind: fc.constant('send' as const), reply: fc.constantFrom('comes', 'lost', 'repeated') }),
  fc.record({ kind: fc.constant('crash' as const) }),
);

test('whatever is lost, repeated, reordered or crashes: the last answer is current, and each counts once', () => {
  fc.assert(
    fc.property(fc.array(turn, { maxLength: 30 }), (turns) => {
      const server = fakeServer();
      let ids = 0;
      const id = () => {
        ids += 1;
        return `o${ids}`;
      };
      const late: AnswerOperation[] = [];
      let saved: AnswerOperation | null = null;
      let last: unknown = null;
      const open = () => {
        const top = [...server.log.values()].toSorted((a, b) => b.sequence - a.sequence)[0];
        const stored = top === undefined ? EMPTY : { ...EMPTY, ...top, answeredAt: 0, device: HERE };
        return openQueues([stored], saved === null ? [] : [{ ...saved, nextId: id() }], HERE);
      };
      let queues = open();
      const save = () => {
        for (const { operation } of unsavedChanges(queues)) saved = operation;
        queues = markSaved(queues, unsavedChanges(queues));
      };
      const send = (reply: string) => {
        const batch = answersToSend(queues, { hasJournal: true });
        const receipts = batch.map((operation) => server.take(operation, id()));
        if (reply === 'repeated') late.push(...batch);
        if (reply !== 'lost') queues = applyReceipts(queues, batch, receipts);
        save();
      };
      for (const turn of turns) {
        if (turn.kind === 'change') {
          queues = change(queues, turn.text, id());
          last = turn.text;
          save();
        } else if (turn.kind === 'send') send(turn.reply);
        else queues = open();
      }
      for (let round = 0; unsaved(queues).length > 0 && round < 5; round += 1) send('comes');
      for (const operation of late.reverse()) server.take(operation, id());
      expect(unsaved(queues)).toEqual([]);
      expect(server.current()).toEqual(last);
      expect(queueOf(queues).response).toEqual(last);
      const numbers = [...server.log.values()].map(({ sequence }) => sequence);
      expect(new Set(numbers).size).toBe(numbers.length);
    }),
    { numRuns: 500 },
  );
});

test('further questions are added empty, and change nothing about those that are there', () => {
  const stored = (position: number) => ({
    ...{ position, response: null, sequence: 0, operationId: null, answeredAt: null, device: null },
  });
  const answered = changeAnswer(openQueues([stored(1)], [], 'here'), {
    ...{ position: 1, response: { choice: 'A' }, operationId: 'one', isTyped: false, givenAt: 1 },
  });
  const more = addQuestions(answered, [stored(1), stored(2)]);
  expect(more[1]).toBe(answered[1]);
  expect(more[2]).toMatchObject({ response: null, pending: null, latestSequence: 0 });
  const unknown = changeAnswer(more, {
    ...{ position: 2, response: null, operationId: 'two', isTyped: false, givenAt: 2 },
  });
  expect(unsaved(unknown).map(({ operationId }) => operationId)).toEqual(['one', 'two']);
});
