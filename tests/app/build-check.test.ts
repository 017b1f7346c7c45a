import { beforeEach, expect, test, vi } from 'vitest';
import { RELOAD_GUARD_TTL_MS } from '#domain/limits.ts';
import { downloader } from '../../src/app/build-check.ts';

const chunkError = () => Object.assign(new Error('Loading chunk 7 failed'), { name: 'ChunkLoadError' });

beforeEach(() => sessionStorage.clear());

function setUp(latest: () => Promise<Response>, now = 7) {
  const reload = vi.fn();
  const fetch = vi.fn(latest);
  return {
    reload,
    fetch,
    download: downloader({ buildId: 'old', fetch, reload, storage: sessionStorage, now: () => now }),
  };
}
const latestIs = (id: string) => async () => Response.json({ id });

test('a part that comes is given on, and nobody asks for the build', async () => {
  const { download, fetch } = setUp(latestIs('new'));
  await expect(download(async () => 'module')).resolves.toBe('module');
  expect(fetch).not.toHaveBeenCalled();
});

test('a part that is gone because there is a newer build reloads the page', async () => {
  const { download, reload, fetch } = setUp(latestIs('new'));
  void download(() => Promise.reject(chunkError()));
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
  expect(fetch.mock.calls).toEqual([['/builds/latest.json?t=7', { cache: 'no-store' }]]);
});

test.each([
  ['the build is the same', chunkError(), latestIs('old')],
  ['the check fails too', chunkError(), () => Promise.reject(new TypeError('Failed to fetch'))],
  ['it is no matter of a download', new TypeError('x is undefined'), latestIs('new')],
] as const)('the error is thrown on where %s', async (_, error, latest) => {
  const { download, reload } = setUp(latest);
  await expect(download(() => Promise.reject(error))).rejects.toBe(error);
  expect(reload).not.toHaveBeenCalled();
});

test('a page that has just been reloaded for this is not reloaded again', async () => {
  void setUp(latestIs('new')).download(() => Promise.reject(chunkError()));
  await vi.waitFor(() => expect(sessionStorage.length).toBe(1));
  const again = setUp(latestIs('new'), 7 + RELOAD_GUARD_TTL_MS - 1);
  await expect(again.download(() => Promise.reject(chunkError()))).rejects.toMatchObject({ name: 'ChunkLoadError' });
  expect(again.reload).not.toHaveBeenCalled();
});
