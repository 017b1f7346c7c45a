import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, expect, test, vi } from 'vitest';
import { clearSavedData } from '#client/platform/offline/clear-saved-data.ts';
import { createResponseCacheStore } from '#client/platform/offline/response-cache.ts';

const SESSION = 'query session { session { id } }';
const TOPIC = 'query topic($topic: String!) { topic }';
const PRICING = 'query pricing { plans }';
const HOLD = 'mutation holdAttempt($id: ID!) { holdAttempt }';
const STATE = 'query attemptState($id: ID!) { attemptState }';

const DAY_MS = 24 * 3_600_000;
const clock = { now: 1_000 };
const store = () => createResponseCacheStore(() => clock.now);
const sessionOf = (id: string) => ({ session: { id } });

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
  clock.now = 1_000;
});

test('a response is found for the same query and the same user', async () => {
  await store().take('ada', TOPIC, { topic: 'waves' }, { topic: 1 });
  expect(await store().find('ada', TOPIC, { topic: 'waves' })).toEqual({ topic: 1 });
  expect(await store().find('ada', TOPIC, { topic: 'heat' })).toBeUndefined();
  expect(await store().find('bea', TOPIC, { topic: 'waves' })).toBeUndefined();
  expect(await store().find(null, TOPIC, { topic: 'waves' })).toBeUndefined();
});

test('a response saved by an earlier version of the application, with other fields, is not found', async () => {
  await store().take('ada', TOPIC, { topic: 'waves' }, { topic: 1 });
  expect(
    await store().find('ada', 'query topic($topic: String!) { topic { title } }', { topic: 'waves' }),
  ).toBeUndefined();
});

test('only study queries are cached', async () => {
  await store().take('ada', PRICING, undefined, { plans: [] });
  expect(await store().find('ada', PRICING, undefined)).toBeUndefined();
});

test('another user’s responses are deleted', async () => {
  await store().take(null, SESSION, undefined, sessionOf('ada'));
  await store().take('ada', TOPIC, { topic: 'waves' }, { topic: 1 });
  expect(await store().find(null, SESSION, undefined)).toEqual(sessionOf('ada'));
  await store().take(null, SESSION, undefined, sessionOf('bea'));
  expect(await store().find(null, SESSION, undefined)).toEqual(sessionOf('bea'));
  expect(await store().find('ada', TOPIC, { topic: 'waves' })).toBeUndefined();
});

test('a new user of the device finds no image that another user saw, however late it was cached', async () => {
  const deleted: string[] = [];
  vi.stubGlobal('caches', {
    delete: async (name: string) => {
      deleted.push(name);
      return true;
    },
  });
  await store().take(null, SESSION, undefined, sessionOf('ada'));
  deleted.length = 0;
  await store().take(null, SESSION, undefined, sessionOf('ada'));
  expect(deleted).toEqual([]);
  await store().take(null, SESSION, undefined, sessionOf('bea'));
  expect(deleted).toEqual(['lectern.pictures']);
  vi.unstubAllGlobals();
});

test('after sign-out nothing is left, even while the database is open', async () => {
  const open = store();
  await open.take(null, SESSION, undefined, sessionOf('ada'));
  await open.take('ada', TOPIC, { topic: 'waves' }, { topic: 1 });
  clearSavedData(globalThis);
  await expect.poll(() => indexedDB.databases()).toEqual([]);
  expect(await open.find(null, SESSION, undefined)).toBeUndefined();
  expect(await open.find('ada', TOPIC, { topic: 'waves' })).toBeUndefined();
});

test('what the server refuses now is not shown from the cache', async () => {
  await store().take('ada', TOPIC, { topic: 'waves' }, { topic: 1 });
  await store().refused('ada', TOPIC, { topic: 'waves' });
  expect(await store().find('ada', TOPIC, { topic: 'waves' })).toBeUndefined();
});

test('after thirty days everything expires', async () => {
  await store().take('ada', TOPIC, { topic: 'waves' }, { topic: 1 });
  clock.now += 30 * DAY_MS - 1;
  expect(await store().find('ada', TOPIC, { topic: 'waves' })).toEqual({ topic: 1 });
  clock.now += 1;
  expect(await store().find('ada', TOPIC, { topic: 'waves' })).toBeUndefined();
});

test('an attempt’s status is shown as of the current time', async () => {
  const state = { id: 'a1', now: '2026-01-01T10:00:00.000Z', holder: 'here' };
  await store().take('ada', HOLD, { id: 'a1' }, { holdAttempt: state });
  clock.now += 90_000;
  const later = { ...state, now: '2026-01-01T10:01:30.000Z' };
  expect(await store().find('ada', STATE, { id: 'a1' })).toEqual({ attemptState: later });
  expect(await store().find('ada', HOLD, { id: 'a1' })).toEqual({ holdAttempt: later });
  expect(await store().find('ada', HOLD, { id: 'a2' })).toBeUndefined();
});
