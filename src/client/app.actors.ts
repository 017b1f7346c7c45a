import { type ActorRefFrom, createActor, fromPromise } from 'xstate';
import { type Api, createApi } from '#api/client.ts';
import { createTokenStore, REFRESH_KEY, type TokenStore } from '#api/token-store.ts';
import type { SessionUser } from '#domain/access/session-user.schema.ts';
import type { ClientConfig } from '#domain/platform/config/client-config.ts';
import type { Reaction } from '#domain/platform/errors.ts';
import { NETWORK_ERROR_TOAST_DEBOUNCE_MS } from '#domain/platform/screen.limits.ts';
import type { authMachine } from '#machines/auth/auth.machine.ts';
import {
  AUTH_ACTIONS,
  afterAuth,
  afterRefusal,
  afterSessionRefused,
  afterTokenChange,
  afterUnsavedWork,
  afterWindowReturn,
} from '#machines/composition/wiring.ts';
import { reloadGuardMachine } from '#machines/reload-guard/reload-guard.machine.ts';
import { toastMachine } from '#machines/toast/toast.machine.ts';
import { currentLanguage } from '#texts/current-language.ts';
import { provideAuth } from './access/auth.effects.ts';
import { storePinState } from './access/pin-state.ts';
import { rememberAddress } from './access/return-key.ts';
import { newOperationId } from './attempts/operation-id.ts';
import { type CarryOut, createCarrier } from './carry-out.ts';
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
  /** Carries out what a report of one part makes others do (`machines/composition/wiring.ts`). */
  readonly carryOut: CarryOut;
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
  /** Asks users to prove who they are. */
  readonly stepUp?: () => Promise<boolean>;
  /** The address of the current navigation, or otherwise the one that is shown. */
  readonly requestedLocation?: () => Pick<URL, 'pathname' | 'search'>;
};

/** Creates the actors, connects them to the browser and starts them. */
export function startApp({
  config,
  window,
  navigate,
  stepUp,
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
      actors: {
        readLatestBuild: readLatestBuild((input, init) => window.fetch(input, init), Date.now),
        saveWork: fromPromise(async () => {
          await flush.flushAll();
          if (flush.hasUnsaved()) throw new Error('Some work is only in this page.');
        }),
      },
      actions: {
        reload: () => {
          sessionStorage.setItem(RELOADED_AT, String(Date.now()));
          reloadPage(location, requestedLocation());
        },
        endSession: () => carryOut(afterSessionRefused()),
        reportUnsavedWork: () => carryOut(afterUnsavedWork()),
      },
    }),
    { input: { reloadedAt: mark === null ? null : Number(mark), buildId: config.buildId } },
  );

  const load = createPartLoader(reloadGuard, Date.now);

  const reactions: Record<Exclude<Reaction, 'none'>, () => void> = {
    reload: () => carryOut(afterRefusal('reload', auth.getSnapshot())),
    pricing: () => void offerPlans(requestedLocation()),
    verifyPin: () => carryOut(afterRefusal('verifyPin', auth.getSnapshot())),
    toast: () => carryOut(afterRefusal('toast', auth.getSnapshot())),
  };
  /** Redirects to the plans, with the message of the requirement. */
  async function offerPlans(at: Pick<URL, 'pathname' | 'search'>): Promise<void> {
    try {
      const { refuseAccess } = await load(() => import('./billing/refuse-access.ts'));
      navigate(refuseAccess({ auth, toast }, at));
    } catch (cause) {
      // The screen shows the refusal itself.
      console.warn('The plans could not be offered.', cause);
    }
  }
  const api = createApi({
    url: new URL(config.apiUrl, location.href).href,
    store,
    fetch: (input, init) => window.fetch(input, withKeepalive(document, init)),
    language: currentLanguage,
    locks: navigator.locks,
    now: Date.now,
    flush: flush.flushAll,
    react: (reaction) => reactions[reaction](),
    stepUp,
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
      clearTokens: () => carryOut(AUTH_ACTIONS.clearTokens),
      goToSignIn: () => carryOut(AUTH_ACTIONS.goToSignIn),
      reaction: () => {
        const guard = reloadGuard.getSnapshot();
        return guard.matches('reloadingPage') ? 'reloading' : guard.matches('unsavedWork') ? 'stays' : 'none';
      },
      load,
    }),
    { input: { tokenPointer: config.tokenPointer } },
  );

  function withUser(effect: (user: SessionUser) => void): void {
    const { user } = auth.getSnapshot().context;
    if (user !== null) effect(user);
  }
  const carryOut = createCarrier({
    ...{ auth, toast, reloadGuard, connectivity, flush, lazyActors, navigate },
    browser: {
      rememberAddress: () => rememberAddress(sessionStorage, requestedLocation()),
      clearTokens: store.clear,
      clearSavedData: () => clearSavedData(window),
      storePinState: () => withUser(({ pin }) => storePinState(localStorage, pin, newOperationId)),
      sendLeftWork: () => withUser(({ id }) => void sendLeft(id)),
    },
  });
  async function sendLeft(userId: string): Promise<void> {
    if (window.indexedDB === undefined) return;
    try {
      const { sendLeftWork } = await import('./platform/offline/unsent-work.ts');
      await sendLeftWork({ api, person: userId, window });
    } catch (cause) {
      console.warn('Unsent work has to wait.', cause);
    }
  }

  let before: ReturnType<App['auth']['getSnapshot']> | null = null;
  auth.subscribe((now) => {
    const orders = afterAuth(before, now);
    before = now;
    carryOut(orders);
  });

  const stopFollowingWindow = onWindowReturn(window, () => carryOut(afterWindowReturn()));
  const whenStored = ({ key, newValue }: StorageEvent) => {
    if (key === REFRESH_KEY || key === null) carryOut(afterTokenChange(newValue === null, auth.getSnapshot()));
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
    load,
    navigate,
    carryOut,
    stop: () => {
      lazyActors.stop();
      stopFollowingWindow();
      window.removeEventListener('storage', whenStored);
      for (const actor of [toast, reloadGuard, auth]) actor.stop();
    },
  };
}
