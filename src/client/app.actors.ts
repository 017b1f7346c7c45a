import { type ActorRefFrom, createActor, waitFor } from 'xstate';
import { type Api, createApi } from '#api/client.ts';
import { createTokenStore, REFRESH_KEY, type TokenStore } from '#api/token-store.ts';
import type { ClientConfig } from '#domain/platform/config/client-config.schema.ts';
import { ProductError, type Reaction } from '#domain/platform/errors.ts';
import { NETWORK_ERROR_TOAST_DEBOUNCE_MS } from '#domain/platform/screen.limits.ts';
import type { authMachine } from '#machines/auth/auth.machine.ts';
import { reloadGuardMachine } from '#machines/reload-guard/reload-guard.machine.ts';
import { toastMachine } from '#machines/toast/toast.machine.ts';
import { currentLanguage } from '#texts/current-language.ts';
import { provideAuth } from './access/auth.effects.ts';
import { storePinState } from './access/pin-state.ts';
import { newOperationId } from './attempts/operation-id.ts';
import { refuseAccess } from './billing/refuse-access.ts';
import { createPartLoader, type LoadPart, readLatestBuild } from './chunk-loader.ts';
import { createFlushRegistry, type FlushRegistry } from './flush.registry.ts';
import { createLazyActors, type LazyActors } from './lazy-actors.ts';
import type { Inspection } from './platform/inspection/start-inspection.ts';
import { clearSavedData } from './platform/offline/clear-saved-data.ts';
import { type Connectivity, createConnectivity } from './platform/offline/connectivity.ts';
import { lazySavedResponses } from './platform/offline/lazy-response-cache.ts';
import { reloadPage } from './reload-page.ts';
import { onWindowReturn } from './window-return.ts';

/** The dependencies of the application: created once, in app/start.tsx, and passed down. */
export type App = {
  readonly config: ClientConfig;
  readonly api: Api;
  readonly store: TokenStore;
  readonly auth: ActorRefFrom<typeof authMachine>;
  readonly toast: ActorRefFrom<typeof toastMachine>;
  readonly flush: FlushRegistry;
  /** Whether the server responds. */
  readonly connectivity: Connectivity;
  /** Inspection of machines; null if it is off. */
  readonly inspection: Inspection | null;
  /** Actors that are downloaded with the views that use them. */
  readonly lazyActors: LazyActors;
  /** Downloads a chunk of the application; if a newer build has replaced it, reloads the page. */
  readonly load: LoadPart;
  /** Navigates to an address of the application. */
  readonly navigate: (path: string) => void;
  readonly stop: () => void;
};

/** Session storage: time of the last automatic reload. */
const RELOADED_AT = 'page.reloadedAt';

/** Limit for the bytes of all keepalive requests (Fetch standard), minus some for headers. */
const KEEPALIVE_MAX_BYTES = 60_000;

/** Sends requests so that they survive leaving the page: a position in a video, the last answer. */
function withKeepalive({ visibilityState }: Document, init: RequestInit = {}): RequestInit {
  const isShort = typeof init.body === 'string' && init.body.length * 3 < KEEPALIVE_MAX_BYTES;
  return visibilityState === 'hidden' && isShort ? { ...init, keepalive: true } : init;
}

type Parts = {
  readonly config: ClientConfig;
  readonly window: Window & Pick<typeof globalThis, 'fetch' | 'indexedDB' | 'caches'>;
  readonly inspection?: Inspection | null;
  readonly navigate: (path: string) => void;
  /** The address of the current navigation, or otherwise the one that is shown. */
  readonly requestedLocation?: () => Pick<URL, 'pathname' | 'search'>;
};

/** Creates the actors, connects them to the browser and starts them. */
export function startApp({
  config,
  window,
  navigate,
  requestedLocation = () => window.location,
  inspection = null,
}: Parts): App {
  const { document, location, localStorage, sessionStorage, navigator } = window;
  const isSecure = location.protocol === 'https:';
  const store = createTokenStore({ document, storage: localStorage, isSecure, now: Date.now });
  const flush = createFlushRegistry();
  const connectivity = createConnectivity(navigator.onLine);
  const lazyActors = createLazyActors((actor) => inspection?.follow(actor));
  const toast = createActor(
    toastMachine.provide({ delays: { networkErrorDebounce: NETWORK_ERROR_TOAST_DEBOUNCE_MS } }),
  );

  const mark = sessionStorage.getItem(RELOADED_AT);
  const reloadGuard = createActor(
    reloadGuardMachine.provide({
      actors: { readLatestBuild: readLatestBuild((input, init) => window.fetch(input, init), Date.now) },
      actions: {
        reload: () => {
          sessionStorage.setItem(RELOADED_AT, String(Date.now()));
          reloadPage(location, requestedLocation());
        },
        endSession: () => {
          store.clear();
          auth.send({ type: 'session.ended' });
          navigate('/login');
        },
      },
    }),
    { input: { reloadedAt: mark === null ? null : Number(mark), buildId: config.buildId } },
  );

  const reactions: Record<Exclude<Reaction, 'none'>, () => void> = {
    reload: () => {
      // A request of the session that the user has just ended: a reload would discard what they type to sign in again.
      if (auth.getSnapshot().matches({ unauthenticated: 'signedOut' })) return;
      reloadGuard.send({ type: 'session.refused', at: Date.now() });
    },
    pricing: () => navigate(refuseAccess({ auth, toast }, requestedLocation())),
    verifyPin: () => void demandPin(),
    toast: () => toast.send({ type: 'network.failed', at: performance.now() }),
  };
  const api = createApi({
    url: new URL(config.apiUrl, location.href).href,
    store,
    fetch: (input, init) => window.fetch(input, withKeepalive(document, init)),
    language: currentLanguage,
    locks: navigator.locks,
    now: Date.now,
    flush: flush.flushAll,
    react: (reaction) => reactions[reaction](),
    savedResponses:
      window.indexedDB === undefined
        ? null
        : lazySavedResponses({
            person: () => auth.getSnapshot().context.user?.id ?? null,
            hasToken: () => store.token() !== null,
          }),
    onResponse: connectivity.onResponse,
  });

  const auth: App['auth'] = createActor(
    provideAuth({
      api,
      store,
      goToLogin: () => navigate('/login'),
      isReloading: () => reloadGuard.getSnapshot().matches('reloading'),
    }),
    { input: { tokenPointer: config.tokenPointer } },
  );

  // Until the session is read again, the guard considers the PIN verified, and would redirect from its page.
  async function demandPin(): Promise<void> {
    auth.send({ type: 'session.changed' });
    await waitFor(auth, (state) => !state.matches({ authenticated: 'reloadingSession' }) && !state.hasTag('busy'));
    if (auth.getSnapshot().context.user?.pin === 'pending') navigate('/verify-pin');
  }
  auth.subscribe(({ context: { user } }) => {
    if (user !== null) storePinState(localStorage, user.pin, newOperationId);
  });

  // Unsaved work on this device is sent as soon as the same user is back.
  let sentFor: string | null = null;
  auth.subscribe(({ context: { user } }) => {
    if (user === null || user.pin === 'pending' || user.id === sentFor || window.indexedDB === undefined) return;
    sentFor = user.id;
    void import('./platform/offline/unsent-work.ts')
      .then(({ sendLeftWork }) => sendLeftWork({ api, person: user.id, window }))
      .catch((cause: unknown) => console.warn('What was left on this device is sent when its place is opened.', cause));
  });

  // Nobody is signed in, and not merely because the session could not be loaded: cached data is deleted.
  auth.subscribe((state) => {
    const { problem } = state.context;
    const isUnreachable = problem instanceof ProductError && problem.code === 'NETWORK';
    if (state.matches({ unauthenticated: 'signedOut' }) && !isUnreachable) clearSavedData(window);
  });

  const stopFollowingWindow = onWindowReturn(window, () => auth.send({ type: 'window.shown' }));
  const whenStored = ({ key, newValue }: StorageEvent) => {
    if (key !== REFRESH_KEY && key !== null) return;
    if (newValue === null) auth.send({ type: 'session.ended' });
    else if (auth.getSnapshot().matches('unauthenticated')) auth.send({ type: 'session.changed' });
  };
  window.addEventListener('storage', whenStored);

  for (const actor of [toast, reloadGuard, auth]) {
    inspection?.follow(actor);
    actor.start();
  }
  return {
    config,
    api,
    store,
    auth,
    toast,
    flush,
    connectivity,
    inspection,
    lazyActors,
    load: createPartLoader(reloadGuard, Date.now),
    navigate,
    stop: () => {
      lazyActors.stop();
      stopFollowingWindow();
      window.removeEventListener('storage', whenStored);
      for (const actor of [toast, reloadGuard, auth]) actor.stop();
    },
  };
}
