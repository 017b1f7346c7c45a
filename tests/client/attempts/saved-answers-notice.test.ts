import 'fake-indexeddb/auto';
import { afterEach, expect, test, vi } from 'vitest';
import { createAnswerJournal } from '#client/attempts/answer-journal.ts';
import { showSavedAnswersNotice } from '#client/attempts/saved-answers-notice.ts';
import { createReturnTo } from '../../../src/app/navigation/return-to.ts';

const OPERATION = { operationId: 'o1', position: 1, sequence: 1, response: { text: 'a' }, givenAt: 5 };
const KEPT = 'savedAnswersWaiting';
const SAVED = 'savedAnswersThere';
const open = globalThis.indexedDB.open;
afterEach(() => {
  globalThis.indexedDB.open = open;
});

/** The tab's storage as the guard leaves it. */
function storage(left: string | null) {
  const saved = new Map<string, string>();
  const created = {
    getItem: (key: string) => saved.get(key) ?? null,
    setItem: (key: string, value: string) => saved.set(key, value),
    removeItem: (key: string) => saved.delete(key),
  };
  if (left !== null) createReturnTo(created).remember(new URL(left, 'http://own.invalid'));
  return created;
}

/** A user whom the guard redirects from `left` to `pathname`. */
function arrive(left: string | null, pathname = '/login') {
  const send = vi.fn();
  let latestSequence = (_state: object): void => undefined;
  const router = {
    state: { location: { pathname } },
    subscribe: (listener: typeof latestSequence) => (latestSequence = listener),
  };
  showSavedAnswersNotice(
    { toast: { send, getSnapshot: () => ({ context: { lastId: 7 } }) } } as never,
    router as never,
    storage(left),
  );
  return {
    reported: () => send.mock.calls.flatMap(([{ message }]) => message ?? []),
    closed: () => send.mock.calls.flatMap(([{ id }]) => id ?? []),
    go: (to: string) => latestSequence({ location: { pathname: to } }),
  };
}

test('a user who is redirected from an attempt to sign-in sees whether answers are stored on the device', async () => {
  const journal = createAnswerJournal();
  await journal.write({ person: 'ada', attempt: 'a1' }, [{ position: 1, operation: OPERATION }]);
  journal.close();
  const waiting = arrive('/exam/e1/detail?attempt=a1');
  const saved = arrive('/exam/e1/detail?attempt=a2');
  await vi.waitFor(() => expect([waiting.reported(), saved.reported()]).toEqual([[KEPT], [SAVED]]));
});

test('in a browser that stores nothing, no stored answers are mentioned', async () => {
  globalThis.indexedDB.open = () => {
    throw new DOMException('Storage is off', 'SecurityError');
  };
  const { reported: announcedCount } = arrive('/exam/e1/detail?attempt=a1');
  await vi.waitFor(() => expect(announcedCount()).toEqual([SAVED]));
});

test('the notice disappears with its page', async () => {
  const { reported: announcedCount, closed, go } = arrive('/exam/e1/detail?attempt=a1');
  await vi.waitFor(() => expect(announcedCount()).toHaveLength(1));
  go('/login');
  expect(closed()).toEqual([]);
  go('/exam/e1/detail');
  expect(closed()).toEqual([7]);
});

test('no other user sees it, and each redirect shows it once', async () => {
  const others = [arrive(null), arrive('/exam/e1/detail'), arrive('/exam?attempt=a2', '/home')];
  const later = arrive('/exam/e1/detail?attempt=a2', '/pricing');
  for (const path of ['/login', '/login']) later.go(path);
  await vi.waitFor(() => expect(later.reported()).toEqual([SAVED]));
  expect(others.flatMap(({ reported: announcedCount }) => announcedCount())).toEqual([]);
});
