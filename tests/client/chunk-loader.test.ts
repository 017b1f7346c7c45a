import { afterEach, expect, test, vi } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { createPartLoader, readLatestBuild } from '#client/chunk-loader.ts';
import { RELOAD_GUARD_TTL_MS } from '#domain/platform/screen.limits.ts';
import { reloadGuardMachine } from '#machines/reload-guard/reload-guard.machine.ts';

const NOW = 1_000_000;
const chunkError = Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError' });
const fail = async (): Promise<never> => {
  throw chunkError;
};

function start(latest: () => Response, reloadedAt: number | null = null) {
  const fetch = vi.fn(async (_: RequestInfo | URL, _init?: RequestInit) => latest());
  const reload = vi.fn();
  const machine = reloadGuardMachine.provide({
    actors: { readLatestBuild: readLatestBuild(fetch, () => NOW), saveWork: fromPromise<void>(async () => {}) },
    actions: { reload, endSession: () => {} },
  });
  const guard = createActor(machine, { input: { reloadedAt, buildId: 'old' } }).start();
  return { load: createPartLoader(guard, () => NOW), fetch, reload };
}

afterEach(() => vi.restoreAllMocks());

test('a chunk of a newer build reloads the page once, and resolves nothing any more', async () => {
  const { load, fetch, reload } = start(() => Response.json({ id: 'new' }));
  const answered = vi.fn();
  void load(fail).then(answered, answered);
  void load(fail).then(answered, answered);
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
  await new Promise((resolve) => setTimeout(resolve, 5));
  expect(answered).not.toHaveBeenCalled();
  expect(fetch).toHaveBeenCalledExactlyOnceWith(`/builds/latest.json?timestamp=${NOW}`, { cache: 'no-store' });
});

test.each([
  ['of the same build', () => Response.json({ id: 'old' })],
  ['whose build cannot be queried', () => new Response('<!doctype html>')],
])('a chunk %s is reported to its caller', async (_, latest) => {
  const { load, reload } = start(latest);
  await expect(load(fail)).rejects.toBe(chunkError);
  expect(reload).not.toHaveBeenCalled();
});

test('a style sheet of a newer build counts as a chunk', async () => {
  const { load, reload } = start(() => Response.json({ id: 'new' }));
  void load(async () => {
    throw Object.assign(new Error('Loading CSS chunk 7 failed.'), { code: 'CSS_CHUNK_LOAD_FAILED' });
  });
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
});

test('there is no second reload right after one', async () => {
  const latest = () => Response.json({ id: 'new' });
  const { load, fetch } = start(latest, NOW - RELOAD_GUARD_TTL_MS + 1);
  await expect(load(fail)).rejects.toBe(chunkError);
  expect(fetch).not.toHaveBeenCalled();
  const later = start(latest, NOW - RELOAD_GUARD_TTL_MS);
  void later.load(fail);
  await vi.waitFor(() => expect(later.reload).toHaveBeenCalledOnce());
});

test('an error thrown by a chunk itself is unrelated to builds', async () => {
  const { load, fetch } = start(() => Response.json({ id: 'new' }));
  await expect(load(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(fetch).not.toHaveBeenCalled();
});
