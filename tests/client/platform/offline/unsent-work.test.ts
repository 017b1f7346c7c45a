import 'fake-indexeddb/auto';
import { afterEach, expect, test, vi } from 'vitest';
import { createAnswerJournal } from '#client/attempts/answer-journal.ts';
import { sendLeftWork } from '#client/platform/offline/unsent-work.ts';

const open = globalThis.indexedDB.open;
afterEach(() => {
  globalThis.indexedDB.open = open;
});

const locks = { request: (_name: string, _options: object, work: (lock: object) => unknown) => work({}) };
const parts = (api: unknown) =>
  ({ api, person: 'ada', window: { localStorage, navigator: { locks }, sessionStorage } }) as never;

test('in a browser that stores nothing, there is nothing to send, and no connection error', async () => {
  globalThis.indexedDB.open = () => {
    throw new DOMException('Storage is off', 'SecurityError');
  };
  const warned = vi.spyOn(console, 'warn').mockReturnValue();
  expect(await sendLeftWork(parts(vi.fn()))).toBe(0);
  expect(warned).toHaveBeenCalled();
  warned.mockRestore();
});

test('without the server, unsent work stays', async () => {
  const journal = createAnswerJournal();
  const operation = { operationId: 'o1', position: 1, sequence: 1, response: { text: 'a' }, givenAt: 5 };
  await journal.write({ person: 'ada', attempt: 'a1' }, [{ position: 1, operation }]);
  journal.close();
  await sendLeftWork(parts(vi.fn().mockRejectedValue(new Error('away')))).catch(() => null);
  const again = createAnswerJournal();
  expect(await again.attemptsOf('ada')).toEqual(['a1']);
  again.close();
});
