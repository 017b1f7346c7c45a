import { cacheNames, clientsClaim } from 'workbox-core';
import { getCacheKeyForURL, matchPrecache, precache } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { CacheFirst } from 'workbox-strategies';
import { hasDigest } from './integrity.ts';
import { showPushes } from './push.ts';
import { isImage, isPage, isUnreachable } from './request.rule.ts';
import { smallAndFew } from './small-and-few.plugin.ts';

/** Written before this file by `src/tools/client/service-worker.ts`: the precached files. */
type Entry = { readonly url: string; readonly revision: string | null; readonly integrity?: string };
declare const self: ServiceWorkerGlobalScope & { readonly PRECACHED_FILES: readonly Entry[] };

/** The application's page, without anything specific to an address. */
const SHELL = '/index.html';
const CONFIG = '/config.json';
/** Named also where a sign-out deletes it: src/client/platform/offline/clear-saved-data.ts. */
const IMAGES = 'lectern.pictures';

const INTEGRITY = new Map(self.PRECACHED_FILES.map(({ url, integrity }) => [url, integrity]));

precache([...self.PRECACHED_FILES]);

/**
 * A precached file, if it still is the file of the build: a previous user of this computer could have replaced it, and
 * pages
 * would run their code.
 */
async function cachedFile(path: string): Promise<Response | undefined> {
  const response = await matchPrecache(path);
  const integrity = INTEGRITY.get(path);
  if (response === undefined || integrity === undefined || (await hasDigest(response.clone(), integrity)))
    return response;
  await (await caches.open(cacheNames.precache)).delete(getCacheKeyForURL(path) ?? path);
  return undefined;
}

// Exact addresses only: `/` is the server's page, never the cached one.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.search === '' && url.pathname !== CONFIG && INTEGRITY.has(url.pathname),
  async ({ request, url }) => (await cachedFile(url.pathname)) ?? fetch(request),
);

// Settings have no digest, and change without a new build.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname === CONFIG,
  async ({ request }) => {
    const answer = await fetch(request).catch(() => undefined);
    if (answer !== undefined && !isUnreachable(answer.status)) return answer;
    return (await matchPrecache(CONFIG)) ?? answer ?? Response.error();
  },
);

self.addEventListener('activate', (event) => {
  // The page is requested while this worker is still starting.
  event.waitUntil(self.registration.navigationPreload.enable());
});
clientsClaim();

/**
 * A page is loaded from the server whenever it responds, with any status. The cached one is used only
 * if nothing responds, or if a proxy reports that the server does not.
 */
registerRoute(isPage, async ({ event, request }) => {
  const { preloadResponse } = event as FetchEvent;
  try {
    const answer: Response = (await preloadResponse) ?? (await fetch(request));
    return isUnreachable(answer.status) ? ((await cachedFile(SHELL)) ?? answer) : answer;
  } catch (cause) {
    const shell = await cachedFile(SHELL);
    if (shell === undefined) throw cause;
    return shell;
  }
});

// Their addresses identify the content, the user and the expiry, so the same address is the same image.
registerRoute(isImage, new CacheFirst({ cacheName: IMAGES, plugins: [smallAndFew({ bytes: 400_000, entries: 120 })] }));
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/') && url.pathname.endsWith('.woff2'),
  new CacheFirst({ cacheName: 'lectern.fonts', plugins: [smallAndFew({ bytes: 400_000, entries: 40 })] }),
);

showPushes();

self.addEventListener('message', (event) => {
  const { data } = event as ExtendableMessageEvent;
  if (data === 'take over') event.waitUntil(self.skipWaiting());
  // No other page shows an older build, whose files this one would delete.
  if (data === 'take over when alone') {
    event.waitUntil(
      self.clients
        .matchAll({ type: 'window', includeUncontrolled: true })
        .then((windows) => (windows.length <= 1 ? self.skipWaiting() : undefined)),
    );
  }
});
