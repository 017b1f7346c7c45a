import { clientsClaim } from 'workbox-core';
import { addRoute, matchPrecache, precache } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { CacheFirst } from 'workbox-strategies';
import { isPage, isPicture, isUnreached } from './request.rule.ts';
import { smallAndFew } from './small-and-few.plugin.ts';

/** What `src/tools/client/service-worker.ts` writes before this file: the files kept from the start. */
type Entry = { readonly url: string; readonly revision: string | null };
declare const self: ServiceWorkerGlobalScope & { readonly KEPT_FILES: readonly Entry[] };

/** The application's page, without anything that the server writes for an address. */
const SHELL = '/index.html';
/** Named also where a sign-out deletes it: src/actors/offline/forget.ts. */
const PICTURES = 'lectern.pictures';

precache([...self.KEPT_FILES]);
// Exact addresses alone: `/` is the server's page, and never the kept one.
addRoute({ directoryIndex: '', cleanURLs: false, ignoreURLParametersMatching: [] });

self.addEventListener('activate', (event) => {
  // The page is asked for while this worker still starts.
  event.waitUntil(self.registration.navigationPreload.enable());
});
clientsClaim();

/**
 * A page comes from the server as long as that is reached, with whatever status it gives. The kept one stands in only
 * where nobody answers, or where what stands before the server says that nobody does.
 */
registerRoute(isPage, async ({ event, request }) => {
  const { preloadResponse } = event as FetchEvent;
  try {
    const answer: Response = (await preloadResponse) ?? (await fetch(request));
    return isUnreached(answer.status) ? ((await matchPrecache(SHELL)) ?? answer) : answer;
  } catch (cause) {
    const shell = await matchPrecache(SHELL);
    if (shell === undefined) throw cause;
    return shell;
  }
});

// Their addresses name what they show and who may see it for how long, so the same address is the same picture.
registerRoute(
  isPicture,
  new CacheFirst({ cacheName: PICTURES, plugins: [smallAndFew({ bytes: 400_000, entries: 120 })] }),
);
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/') && url.pathname.endsWith('.woff2'),
  new CacheFirst({ cacheName: 'lectern.fonts', plugins: [smallAndFew({ bytes: 400_000, entries: 40 })] }),
);

self.addEventListener('message', (event) => {
  const { data } = event as ExtendableMessageEvent;
  if (data === 'take over') event.waitUntil(self.skipWaiting());
  // Nobody else shows an older build whose parts this one would delete.
  if (data === 'take over when alone') {
    event.waitUntil(
      self.clients
        .matchAll({ type: 'window', includeUncontrolled: true })
        .then((windows) => (windows.length <= 1 ? self.skipWaiting() : undefined)),
    );
  }
});
