import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type AnswerOperation,
  changeAnswer,
  dismissEarlier,
  type Lane,
  type Lanes,
  markKept,
  openLanes,
  type Receipt,
  saveStateOf,
  sendable,
  takeReceipts,
  unkept,
  unsaved,
} from '#domain/attempts/answer-lanes.ts';

const HERE = 'this device';
const THERE = 'another device';
const NOTHING = { position: 1, response: null, sequence: 0, operationId: null, answeredAt: null, device: null };
const STORED = { ...NOTHING, response: 'stored', sequence: 5, operationId: 'stored', answeredAt: 1_000, device: THERE };
const left = (sequence: number, givenAt: number) => ({
  operationId: 'left',
  position: 1,
  sequence,
  response: 'left',
  givenAt,
  nextId: 'next',
});
const laneOf = (lanes: Lanes): Lane => lanes[1] as Lane;
const change = (lanes: Lanes, response: unknown, operationId: string, isTyped = false): Lanes =>
  changeAnswer(lanes, { position: 1, response, operationId, isTyped, givenAt: 0 });
const receipt = (operationId: string, refusal: string | null, highest: number): Receipt => ({
  operationId,
  position: 1,
  refusal,
  highest,
  nextId: `after ${operationId}`,
});

describe('an answer that an earlier visit left', () => {
  test('goes out as it is where nobody else has answered', () => {
    expect(laneOf(openLanes([NOTHING], [left(3, 10)], HERE))).toMatchObject({
      response: 'left',
      pending: { operationId: 'left', sequence: 3 },
    });
    const own = { ...STORED, device: HERE };
    // Its own answer before it may have arrived after this one was given: the number decides then.
    expect(laneOf(openLanes([own], [left(6, 10)], HERE)).pending).toMatchObject({ operationId: 'left', sequence: 6 });
  });

  test('that has arrived after all is taken off the journal', () => {
    const lanes = openLanes([{ ...STORED, operationId: 'left' }], [left(5, 10)], HERE);
    expect(laneOf(lanes)).toMatchObject({ response: 'stored', pending: null });
    expect(unkept(lanes)).toEqual([{ position: 1, operation: null }]);
  });

  test.each([2, 5, 9])(
    'with the number %i goes out as a newer one where it was given later than another device’s',
    (sequence) => {
      const { pending, response } = laneOf(openLanes([STORED], [left(sequence, 2_000)], HERE));
      expect(response).toBe('left');
      expect(pending?.operationId).toBe('next');
      expect(pending?.sequence).toBeGreaterThan(Math.max(5, sequence));
    },
  );

  test.each([2, 5, 9])(
    'with the number %i is kept and shown, and not sent, where another device answered later',
    (sequence) => {
      const lanes = openLanes([STORED], [left(sequence, 500)], HERE);
      expect(laneOf(lanes)).toMatchObject({ response: 'stored', pending: null, earlier: { response: 'left' } });
      expect(unkept(lanes)).toEqual([]);
      expect(laneOf(change(lanes, 'left', 'new')).pending?.sequence).toBe(6);
      expect(unkept(dismissEarlier(lanes, 1))).toEqual([{ position: 1, operation: null }]);
    },
  );
});

describe('an answer', () => {
  test('is sent once the journal has it, and not while it is typed', () => {
    const typed = change(openLanes([NOTHING], [], HERE), 'a', 'o1', true);
    expect(sendable(typed, { hasJournal: false })).toEqual([]);
    const chosen = change(openLanes([NOTHING], [], HERE), 'a', 'o1');
    expect(sendable(chosen, { hasJournal: true })).toEqual([]);
    expect(sendable(markKept(chosen, unkept(chosen)), { hasJournal: true })).toHaveLength(1);
    expect(sendable(chosen, { hasJournal: false })).toHaveLength(1);
  });

  test('says how safe it is', () => {
    const none = openLanes([NOTHING], [], HERE);
    const waiting = change(none, 'a', 'o1');
    const kept = markKept(waiting, unkept(waiting));
    expect(saveStateOf(laneOf(none), true)).toBe('saved');
    expect(saveStateOf(laneOf(waiting), true)).toBe('saving');
    expect(saveStateOf(laneOf(waiting), false)).toBe('unsaved');
    expect(saveStateOf(laneOf(kept), false)).toBe('kept');
    const late = takeReceipts(kept, unsaved(kept), [receipt('o1', 'DEADLINE_PASSED', 0)]);
    expect(saveStateOf(laneOf(late), false)).toBe('refused');
    expect(unkept(late), 'it stays on the device').toEqual([]);
  });

  test('whose number is taken, or too far ahead, takes the next one', () => {
    const lanes = change(openLanes([NOTHING], [], HERE), 'a', 'o1');
    const taken = takeReceipts(lanes, unsaved(lanes), [receipt('o1', 'SEQUENCE_TAKEN', 4)]);
    expect(laneOf(taken).pending).toMatchObject({ operationId: 'after o1', sequence: 5, response: 'a' });
    const far = takeReceipts(lanes, unsaved(lanes), [receipt('o1', 'SEQUENCE_TOO_FAR', 0)]);
    expect(laneOf(far).pending).toMatchObject({ operationId: 'after o1', sequence: 1 });
  });

  test('that makes no sense is not sent again', () => {
    const lanes = change(openLanes([NOTHING], [], HERE), 'a', 'o1');
    const refused = takeReceipts(lanes, unsaved(lanes), [receipt('o1', 'INVALID_INPUT', 0)]);
    expect(laneOf(refused)).toMatchObject({ pending: null, refusal: 'INVALID_INPUT', response: 'a' });
  });

  test('that is long leaves the rest of the batch for the next request', () => {
    const stored = Array.from({ length: 9 }, (_, position) => ({ ...NOTHING, position }));
    const lanes = stored.reduce(
      (before, { position }) =>
        changeAnswer(before, {
          position,
          response: 'x'.repeat(50_000),
          operationId: `o${position}`,
          isTyped: false,
          givenAt: 0,
        }),
      openLanes(stored, [], HERE),
    );
    expect(sendable(lanes, { hasJournal: false })).toHaveLength(2);
  });
});

/** The server's rules for one item, without its database. */
function fakeServer() {
  const log = new Map<string, AnswerOperation>();
  const inForce = () => [...log.values()].reduce((best, one) => (one.sequence > best ? one.sequence : best), 0);
  return {
    log,
    current: () => [...log.values()].toSorted((a, b) => b.sequence - a.sequence)[0]?.response ?? null,
    take: (operation: AnswerOperation, nextId: string): Receipt => {
      const { operationId, position, sequence } = operation;
      const isTaken = [...log.values()].some((one) => one.sequence === sequence) && !log.has(operationId);
      if (!isTaken && !log.has(operationId)) log.set(operationId, operation);
      return { operationId, position, refusal: isTaken ? 'SEQUENCE_TAKEN' : null, highest: inForce(), nextId };
    },
  };
}

const turn = fc.oneof(
  fc.record({ kind: fc.constant('change' as const), text: fc.string({ minLength: 1, maxLength: 3 }) }),
  /** Sent; then the reply is lost, or comes, or the request comes once more much later. */
  fc.record({ kind: fc.constant('send' as const), reply: fc.constantFrom('comes', 'lost', 'repeated') }),
  fc.record({ kind: fc.constant('crash' as const) }),
);

test('whatever is lost, repeated, reordered or crashes: in the end the last answer stands, and each counts once', () => {
  fc.assert(
    fc.property(fc.array(turn, { maxLength: 30 }), (turns) => {
      const server = fakeServer();
      let ids = 0;
      const id = () => {
        ids += 1;
        return `o${ids}`;
      };
      const late: AnswerOperation[] = [];
      let kept: AnswerOperation | null = null;
      let last: unknown = null;
      const open = () => {
        const top = [...server.log.values()].toSorted((a, b) => b.sequence - a.sequence)[0];
        const stored = top === undefined ? NOTHING : { ...NOTHING, ...top, answeredAt: 0, device: HERE };
        return openLanes([stored], kept === null ? [] : [{ ...kept, nextId: id() }], HERE);
      };
      let lanes = open();
      const keep = () => {
        for (const { operation } of unkept(lanes)) kept = operation;
        lanes = markKept(lanes, unkept(lanes));
      };
      const send = (reply: string) => {
        const batch = sendable(lanes, { hasJournal: true });
        const receipts = batch.map((operation) => server.take(operation, id()));
        if (reply === 'repeated') late.push(...batch);
        if (reply !== 'lost') lanes = takeReceipts(lanes, batch, receipts);
        keep();
      };
      for (const one of turns) {
        if (one.kind === 'change') {
          lanes = change(lanes, one.text, id());
          last = one.text;
          keep();
        } else if (one.kind === 'send') send(one.reply);
        else lanes = open();
      }
      for (let round = 0; unsaved(lanes).length > 0 && round < 5; round += 1) send('comes');
      for (const operation of late.reverse()) server.take(operation, id());
      expect(unsaved(lanes)).toEqual([]);
      expect(server.current()).toEqual(last);
      expect(laneOf(lanes).response).toEqual(last);
      const numbers = [...server.log.values()].map(({ sequence }) => sequence);
      expect(new Set(numbers).size).toBe(numbers.length);
    }),
    { numRuns: 500 },
  );
});
