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
  restTyping,
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

describe('an answer of this device that an earlier visit left', () => {
  test.each([4, 5])('with a number that is no higher (%i) needs a new one', (sequence) => {
    const { pending } = laneOf(openLanes([{ ...STORED, device: HERE }], [left(sequence, 2_000)], HERE));
    expect(pending).toMatchObject({ operationId: 'next', sequence: 6 });
  });

  test('and that was given in the same moment as another device’s is the earlier one', () => {
    expect(laneOf(openLanes([STORED], [left(6, 1_000)], HERE))).toMatchObject({ pending: null, earlier: {} });
  });
});

describe('an answer', () => {
  test('to a question that is not there changes nothing', () => {
    const lanes = openLanes([NOTHING], [], HERE);
    expect(changeAnswer(lanes, { position: 9, response: 'a', operationId: 'o', isTyped: false, givenAt: 0 })).toBe(
      lanes,
    );
  });

  test('that is typed may go out when the typing rests', () => {
    const typed = change(openLanes([NOTHING], [], HERE), 'a', 'o1', true);
    expect(laneOf(typed).isTyping).toBe(true);
    expect(sendable(restTyping(typed), { hasJournal: false })).toHaveLength(1);
  });

  test('that was changed while it was on its way is not taken for saved', () => {
    const first = change(openLanes([NOTHING], [], HERE), 'a', 'o1');
    const sent = unsaved(first);
    const second = change(first, 'b', 'o2');
    const told = (refusal: string | null, highest: number) =>
      laneOf(takeReceipts(second, sent, [receipt('o1', refusal, highest)]));
    expect(told(null, 1)).toMatchObject({ heard: 1, pending: { operationId: 'o2', sequence: 2 } });
    expect(told('SEQUENCE_TAKEN', 1)).toMatchObject({ heard: 1, pending: { operationId: 'o2', sequence: 2 } });
    expect(told('SEQUENCE_TAKEN', 2)).toMatchObject({ heard: 2, pending: { operationId: 'after o1', sequence: 3 } });
    expect(told('SEQUENCE_TAKEN', 4)).toMatchObject({
      pending: { operationId: 'after o1', sequence: 5, response: 'b' },
    });
    expect(told('INVALID_INPUT', 3)).toMatchObject({ heard: 3, refusal: null, pending: { operationId: 'o2' } });
  });

  test('that was saved, but is not in force, is sent again with a higher number', () => {
    const lanes = change(openLanes([NOTHING], [], HERE), 'a', 'o1');
    const lane = laneOf(takeReceipts(lanes, unsaved(lanes), [receipt('o1', null, 7)]));
    expect(lane).toMatchObject({ heard: 7, pending: { operationId: 'after o1', sequence: 8, response: 'a' } });
  });

  test('that is saved stays so when its receipt comes once more', () => {
    const lanes = change(openLanes([NOTHING], [], HERE), 'a', 'o1');
    const sent = unsaved(lanes);
    const saved = takeReceipts(lanes, sent, [receipt('o1', null, 1)]);
    expect(laneOf(takeReceipts(saved, sent, [receipt('o1', 'SEQUENCE_TAKEN', 4)]))).toMatchObject({
      ...{ heard: 4, pending: null, response: 'a' },
    });
    expect(laneOf(takeReceipts(saved, sent, [receipt('o1', null, 1)]))).toEqual(laneOf(saved));
  });

  test('whose number is too far ahead goes back to the next one', () => {
    const stored = { ...NOTHING, sequence: 9, operationId: 'x', device: HERE };
    const lanes = change(openLanes([stored], [], HERE), 'a', 'o1');
    const far = takeReceipts(lanes, unsaved(lanes), [receipt('o1', 'SEQUENCE_TOO_FAR', 0)]);
    expect(laneOf(far).pending).toMatchObject({ sequence: 10 });
    const low = takeReceipts({ 1: { ...laneOf(lanes), heard: 3 } }, unsaved(lanes), [
      receipt('o1', 'SEQUENCE_TOO_FAR', 0),
    ]);
    expect(laneOf(low).pending).toMatchObject({ sequence: 4 });
  });

  test('is not touched by a receipt of something else', () => {
    const lanes = change(openLanes([NOTHING], [], HERE), 'a', 'o1');
    expect(takeReceipts(lanes, unsaved(lanes), [receipt('other', null, 3)])).toEqual(lanes);
    expect(takeReceipts(lanes, unsaved(lanes), [{ ...receipt('o1', null, 3), position: 9 }])).toEqual(lanes);
  });

  test.each(['ATTEMPT_CLOSED', 'DEADLINE_PASSED', 'ATTEMPT_ELSEWHERE'])('stays with the device after %s', (refusal) => {
    const lanes = change(openLanes([NOTHING], [], HERE), 'a', 'o1');
    const kept = markKept(lanes, unkept(lanes));
    const lane = laneOf(takeReceipts(kept, unsaved(kept), [receipt('o1', refusal, 0)]));
    expect(lane).toMatchObject({ refusal, pending: { operationId: 'o1' }, keptId: 'o1' });
    expect(saveStateOf(lane, false)).toBe(refusal === 'ATTEMPT_ELSEWHERE' ? 'kept' : 'refused');
  });

  test('goes out in batches of fifty, and of what one request holds', () => {
    const many = (count: number, chars: number) => {
      const stored = Array.from({ length: count }, (_, position) => ({ ...NOTHING, position }));
      const answer = (before: Lanes, position: number) =>
        changeAnswer(before, {
          ...{ position, response: 'x'.repeat(chars), operationId: `o${position}`, isTyped: false, givenAt: 0 },
        });
      const lanes = stored.reduce((before, { position }) => answer(before, position), openLanes(stored, [], HERE));
      return sendable(lanes, { hasJournal: false });
    };
    expect(many(60, 1)).toHaveLength(50);
    expect(many(2, 200_000)).toHaveLength(1);
    // With its two quotation marks, half of what fits.
    expect(many(3, 74_998)).toHaveLength(2);
  });

  test('that is not wanted is dismissed for its own question alone', () => {
    const lanes = openLanes(
      [STORED, { ...STORED, position: 2 }],
      [left(2, 500), { ...left(2, 500), position: 2 }],
      HERE,
    );
    const after = dismissEarlier(lanes, 1);
    expect([after[1]?.earlier, after[2]?.earlier?.operationId]).toEqual([null, 'left']);
  });

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
