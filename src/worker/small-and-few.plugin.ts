import type { WorkboxPlugin } from 'workbox-core/types.js';

/** Caches complete responses up to a maximum size, and only the latest of them. */
export const smallAndFew = ({
  bytes,
  entries,
}: {
  readonly bytes: number;
  readonly entries: number;
}): WorkboxPlugin => ({
  cacheWillUpdate: async ({ response }) => {
    if (response.status !== 200) return null;
    const { size } = await response.clone().blob();
    return size <= bytes ? response : null;
  },
  cacheDidUpdate: async ({ cacheName }) => {
    const cache = await caches.open(cacheName);
    // In order of insertion.
    const cachedKeys = await cache.keys();
    await Promise.all(cachedKeys.slice(0, Math.max(0, cachedKeys.length - entries)).map((old) => cache.delete(old)));
  },
});
