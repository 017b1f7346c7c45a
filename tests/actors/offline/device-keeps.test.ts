import 'fake-indexeddb/auto';
import { afterEach, expect, test, vi } from 'vitest';
import { createAnswerJournal } from '#actors/answers/answer-journal.ts';
import { deviceKeeps } from '#actors/offline/device-keeps.ts';

const open = globalThis.indexedDB.open;
afterEach(() => {
  globalThis.indexedDB.open = open;
});

test('a browser that keeps things says so, and nothing of the asking stays', async () => {
  expect(await deviceKeeps()).toBe(true);
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
  ['never answers', () => new EventTarget() as IDBOpenDBRequest],
])('a browser whose storage %s keeps nothing', async (_, answer) => {
  vi.useFakeTimers({ shouldAdvanceTime: true, advanceTimeDelta: 500 });
  globalThis.indexedDB.open = answer;
  expect(await deviceKeeps()).toBe(false);
  vi.useRealTimers();
});
