import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { createAnswerJournal } from '#client/attempts/answer-journal.ts';

const OPERATION = { operationId: 'o1', position: 1, sequence: 1, response: { text: 'a' }, givenAt: 5 };
const OWNER = { person: 'ada', attempt: 'a1' };

test('stores one answer per question, for its user and attempt alone, until it is removed', async () => {
  const journal = createAnswerJournal();
  await journal.write(OWNER, [{ position: 1, operation: OPERATION }]);
  await journal.write({ ...OWNER, person: 'eve' }, [{ position: 1, operation: { ...OPERATION, operationId: 'o2' } }]);
  await journal.write({ ...OWNER, attempt: 'a2' }, [{ position: 2, operation: { ...OPERATION, position: 2 } }]);
  expect(await journal.read(OWNER)).toEqual([OPERATION]);
  expect(await journal.attemptsOf('ada')).toEqual(['a1', 'a2']);
  expect(await Promise.all(['a1', 'a2', 'ada'].map(journal.holds))).toEqual([true, true, false]);

  const newer = { ...OPERATION, operationId: 'o3', sequence: 2 };
  await journal.write(OWNER, [{ position: 1, operation: newer }]);
  journal.close();
  const reopened = createAnswerJournal();
  expect(await reopened.read(OWNER)).toEqual([newer]);
  await reopened.write(OWNER, [{ position: 1, operation: null }]);
  expect(await reopened.read(OWNER)).toEqual([]);
  reopened.close();
});

test('reports a browser that stores nothing', async () => {
  const open = globalThis.indexedDB.open;
  globalThis.indexedDB.open = () => {
    throw new DOMException('Storage is off', 'SecurityError');
  };
  const journal = createAnswerJournal();
  await expect(journal.read(OWNER)).rejects.toThrow('Storage is off');
  await expect(journal.write(OWNER, [])).rejects.toThrow('Storage is off');
  globalThis.indexedDB.open = open;
  expect(await journal.read(OWNER)).toEqual([]);
  journal.close();
});

test('detects at the next write that the storage was cleared, and stores the lost answers again', async () => {
  const journal = createAnswerJournal();
  const owner = { ...OWNER, attempt: 'cleared' };
  const [second, third] = [2, 3].map((position) => ({ ...OPERATION, operationId: `o${position}`, position }));
  await journal.write(owner, [{ position: 1, operation: OPERATION }]);
  await journal.write(owner, [{ position: 2, operation: second as typeof OPERATION }]);
  await journal.write(owner, [{ position: 1, operation: null }]);
  await new Promise<void>((done, failed) => {
    const request = indexedDB.deleteDatabase('lectern.answers');
    request.onsuccess = () => done();
    request.onerror = () => failed(request.error);
  });
  await journal.write(owner, [{ position: 3, operation: third as typeof OPERATION }]);
  expect(await journal.read(owner)).toEqual([second, third]);
  journal.close();
});
