import 'fake-indexeddb/auto';
import { afterEach, expect, test, vi } from 'vitest';
import { createAnswerJournal } from '#client/attempts/answer-journal.ts';
import { canPersist } from '#client/platform/offline/can-persist.ts';

const open = globalThis.indexedDB.open;
afterEach(() => {
  globalThis.indexedDB.open = open;
});

test('a browser that stores data says so, and the test entry is removed', async () => {
  expect(await canPersist()).toBe(true);
  const journal = createAnswerJournal();
  expect(await journal.attemptsOf('')).toEqual([]);
  journal.close();
});

test.each([
  [
    'refuses',
    () => {
      throw new DOMException('Storage is off', 'SecurityError');
    },
  ],
  ['never responds', () => new EventTarget() as IDBOpenDBRequest],
])('a browser whose storage %s stores nothing', async (_, answer) => {
  vi.useFakeTimers({ shouldAdvanceTime: true, advanceTimeDelta: 500 });
  globalThis.indexedDB.open = answer;
  expect(await canPersist()).toBe(false);
  vi.useRealTimers();
});
