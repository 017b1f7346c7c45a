import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { expect, test, vi } from 'vitest';
import { compressedPageCache } from '#server/platform/pages/compressed-page-cache.ts';

const page = (words: string) => Buffer.from(`<p>${words.repeat(200)}</p>`);

test('a page is served compressed at the highest level when it is requested again', async () => {
  const failed = vi.fn();
  const pressed = compressedPageCache(failed);
  expect(pressed(page('Study. '))).toBeNull();
  const small = await vi.waitUntil(() => pressed(page('Study. ')));
  expect(brotliDecompressSync(small)).toEqual(page('Study. '));
  expect(small.length).toBe(brotliCompressSync(page('Study. ')).length);
  expect(failed).not.toHaveBeenCalled();
});

test('a changed page is not served in its old form', async () => {
  const pressed = compressedPageCache(vi.fn());
  await vi.waitUntil(() => pressed(page('before ')));
  expect(pressed(page('after '))).toBeNull();
});
