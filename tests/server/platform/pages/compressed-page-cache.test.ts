import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { expect, test, vi } from 'vitest';
import { compressedPageCache } from '#server/platform/pages/compressed-page-cache.ts';

const page = (words: string) => Buffer.from(`<p>${words.repeat(200)}</p>`);

test('a page is served compressed at the highest level when it is requested again', async () => {
  const failed = vi.fn();
  const compressed = compressedPageCache(failed);
  expect(compressed(page('Study. '))).toBeNull();
  const small = await vi.waitUntil(() => compressed(page('Study. ')));
  expect(brotliDecompressSync(small)).toEqual(page('Study. '));
  expect(small.length).toBe(brotliCompressSync(page('Study. ')).length);
  expect(failed).not.toHaveBeenCalled();
});

test('a changed page is not served in its old form', async () => {
  const compressed = compressedPageCache(vi.fn());
  await vi.waitUntil(() => compressed(page('before ')));
  expect(compressed(page('after '))).toBeNull();
});
