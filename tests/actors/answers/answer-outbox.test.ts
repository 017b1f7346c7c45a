import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type AnswerOperation, createAnswerJournal, type KeptTexts } from '#actors/answers/answer-journal.ts';
import { createAnswerOutbox } from '#actors/answers/answer-outbox.ts';

const CHOSEN = { isTyped: false };
const TYPED = { isTyped: true };

function memoryStorage(): KeptTexts & { readonly size: () => number } {
  const texts = new Map<string, string>();
  return {
    getItem: (key) => texts.get(key) ?? null,
    setItem: (key, text) => void texts.set(key, text),
    removeItem: (key) => void texts.delete(key),
    size: () => texts.size,
  };
}

/** A server that keeps the answer with the highest number, counts each operation once and fails when told to. */
function fakeServer() {
  const seen = new Set<string>();
  const inForce = new Map<number, AnswerOperation>();
  const arrivals: AnswerOperation[] = [];
  return {
    inForce,
    arrivals,
    down: false,
    /** The answer is committed, but word of it is lost. */
    forgetsToAnswer: false,
    refuses: false,
    async send(position: number, operation: AnswerOperation) {
      if (this.refuses) throw new Error('closed');
      if (this.down) throw new Error('offline');
      arrivals.push(operation);
      if (!seen.has(operation.operationId)) {
        seen.add(operation.operationId);
        if (operation.sequence > (inForce.get(position)?.sequence ?? 0)) inForce.set(position, operation);
      }
      if (this.forgetsToAnswer) throw new Error('lost');
    },
  };
}

let ids = 0;
function open(server: ReturnType<typeof fakeServer>, storage: KeptTexts, positions = [0, 1]) {
  const stored = positions.map((position) => ({
    position,
    response: server.inForce.get(position)?.response ?? null,
    sequence: server.inForce.get(position)?.sequence ?? 0,
  }));
  const outbox = createAnswerOutbox(stored, {
    send: (position, operation) => server.send(position, operation),
    refusalOf: (cause) => (cause instanceof Error && cause.message === 'closed' ? 'Handed in already.' : null),
    journal: createAnswerJournal('a1', storage),
    newId: () => `op${++ids}`,
  });
  outbox.start();
  return outbox;
}
const stateAt = (outbox: ReturnType<typeof open>, position: number) =>
  outbox.getSnapshot().answers.get(position)?.state;

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('an answer', () => {
  test('that is chosen is sent at once, journalled first, and forgotten when it is acknowledged', async () => {
    const server = fakeServer();
    const storage = memoryStorage();
    const outbox = open(server, storage);
    outbox.change(0, { choice: 'A' }, CHOSEN);
    expect(storage.size()).toBe(1);
    expect(stateAt(outbox, 0)).toBe('saving');
    await vi.advanceTimersByTimeAsync(0);
    expect(stateAt(outbox, 0)).toBe('saved');
    expect(outbox.getSnapshot().unsaved).toBe(0);
    expect(storage.size()).toBe(0);
    expect(server.inForce.get(0)).toMatchObject({ sequence: 1, response: { choice: 'A' } });
  });

  test('that is typed is sent once the typing rests for 400 ms', async () => {
    const server = fakeServer();
    const outbox = open(server, memoryStorage());
    for (const text of ['a', 'ab', 'abc']) {
      outbox.change(0, { text }, TYPED);
      await vi.advanceTimersByTimeAsync(300);
    }
    expect(server.arrivals).toHaveLength(0);
    await vi.advanceTimersByTimeAsync(100);
    expect(server.arrivals.map(({ response }) => response)).toEqual([{ text: 'abc' }]);
  });

  test('that is typed is sent without waiting when it is flushed', async () => {
    const server = fakeServer();
    const outbox = open(server, memoryStorage());
    outbox.change(0, { text: 'a' }, TYPED);
    outbox.typingEnded();
    await vi.advanceTimersByTimeAsync(0);
    expect(stateAt(outbox, 0)).toBe('saved');
    await vi.advanceTimersByTimeAsync(1_000);
    expect(server.arrivals).toHaveLength(1);
  });

  test('changed while it is on its way follows after, and the last one stands', async () => {
    const server = fakeServer();
    const outbox = open(server, memoryStorage());
    outbox.change(0, 'one', CHOSEN);
    outbox.change(0, 'two', CHOSEN);
    outbox.change(0, 'three', CHOSEN);
    await vi.advanceTimersByTimeAsync(0);
    expect(server.arrivals.map(({ response }) => response)).toEqual(['one', 'three']);
    expect(server.inForce.get(0)?.response).toBe('three');
    expect(stateAt(outbox, 0)).toBe('saved');
  });
});

describe('without the server', () => {
  test('leaving field after field does not hurry further tries; a network that is back does', async () => {
    const server = fakeServer();
    server.forgetsToAnswer = true;
    const outbox = open(server, memoryStorage());
    outbox.change(0, 'x', CHOSEN);
    await vi.advanceTimersByTimeAsync(0);
    for (let at = 0; at < 20; at += 1) outbox.typingEnded();
    await vi.advanceTimersByTimeAsync(100);
    expect(server.arrivals).toHaveLength(1);
    outbox.flush();
    expect(server.arrivals).toHaveLength(2);
  });

  test('an answer waits, is tried again with growing waits, under the same operation', async () => {
    const server = fakeServer();
    server.forgetsToAnswer = true;
    const outbox = open(server, memoryStorage());
    outbox.change(0, 'x', CHOSEN);
    await vi.advanceTimersByTimeAsync(0);
    expect(stateAt(outbox, 0)).toBe('waiting');
    await vi.advanceTimersByTimeAsync(10_000);
    const tries = server.arrivals.length;
    expect(tries).toBeGreaterThanOrEqual(3);
    expect(tries).toBeLessThanOrEqual(5);
    server.forgetsToAnswer = false;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(new Set(server.arrivals.map(({ operationId }) => operationId)).size).toBe(1);
    expect(stateAt(outbox, 0)).toBe('saved');
  });

  test('nothing is lost by a reload', async () => {
    const server = fakeServer();
    const storage = memoryStorage();
    server.down = true;
    const before = open(server, storage);
    before.change(0, 'x', CHOSEN);
    before.change(1, { text: 'half a sen' }, TYPED);
    before.stop();
    await vi.advanceTimersByTimeAsync(60_000);
    server.down = false;
    const after = open(server, storage);
    expect(after.getSnapshot().answers.get(1)?.response).toEqual({ text: 'half a sen' });
    await vi.advanceTimersByTimeAsync(0);
    expect(server.inForce.get(0)?.response).toBe('x');
    expect(server.inForce.get(1)?.response).toEqual({ text: 'half a sen' });
    expect(storage.size()).toBe(0);
  });

  test('a later answer of another device is not overwritten by an older one from the journal', async () => {
    const server = fakeServer();
    const storage = memoryStorage();
    server.down = true;
    const before = open(server, storage);
    before.change(0, 'old', CHOSEN);
    before.stop();
    server.down = false;
    server.inForce.set(0, { operationId: 'elsewhere', sequence: 4, response: 'new' });
    const after = open(server, storage);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(after.getSnapshot().answers.get(0)?.response).toBe('new');
    expect(server.inForce.get(0)?.response).toBe('new');
    expect(storage.size()).toBe(0);
  });
});

test('an answer that the server refuses for good is not sent again, and the student is told why', async () => {
  const server = fakeServer();
  const storage = memoryStorage();
  server.refuses = true;
  const outbox = open(server, storage);
  outbox.change(0, 'x', CHOSEN);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(stateAt(outbox, 0)).toBe('refused');
  expect(outbox.getSnapshot()).toMatchObject({ refusal: 'Handed in already.', unsaved: 0 });
  expect(storage.size()).toBe(0);
});

test('a full or foreign journal stops nothing', async () => {
  const server = fakeServer();
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const outbox = open(server, {
    getItem: () => '{"form":7',
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
    removeItem: () => undefined,
  });
  outbox.change(0, 'x', CHOSEN);
  await vi.advanceTimersByTimeAsync(0);
  expect(server.inForce.get(0)?.response).toBe('x');
  expect(warn).toHaveBeenCalledOnce();
  warn.mockRestore();
});

test('whatever happens in between, the last answer of each item is in force in the end', async () => {
  const step = fc.oneof(
    fc.record({
      kind: fc.constant('answer' as const),
      position: fc.nat(1),
      text: fc.string({ maxLength: 3 }),
      isTyped: fc.boolean(),
    }),
    fc.record({
      kind: fc.constantFrom(
        'down' as const,
        'up' as const,
        'deaf' as const,
        'flush' as const,
        'leave' as const,
        'reload' as const,
      ),
    }),
    fc.record({ kind: fc.constant('wait' as const), ms: fc.nat(3_000) }),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 30 }), async (steps) => {
      const server = fakeServer();
      const storage = memoryStorage();
      let outbox = open(server, storage);
      const last = new Map<number, string>();
      for (const one of steps) {
        if (one.kind === 'answer') {
          outbox.change(one.position, one.text, { isTyped: one.isTyped });
          last.set(one.position, one.text);
        } else if (one.kind === 'wait') await vi.advanceTimersByTimeAsync(one.ms);
        else if (one.kind === 'flush') outbox.flush();
        else if (one.kind === 'leave') outbox.typingEnded();
        else if (one.kind === 'reload') {
          outbox.stop();
          outbox = open(server, storage);
        } else {
          server.down = one.kind === 'down';
          server.forgetsToAnswer = one.kind === 'deaf';
        }
      }
      server.down = false;
      server.forgetsToAnswer = false;
      await vi.advanceTimersByTimeAsync(120_000);
      for (const [position, text] of last) expect(server.inForce.get(position)?.response).toBe(text);
      expect(outbox.getSnapshot().unsaved).toBe(0);
      expect(storage.size()).toBe(0);
      outbox.stop();
    }),
    { numRuns: 100 },
  );
});
