import { type ActorRefFrom, createActor, fromPromise } from 'xstate';
import { updateMachine } from '#machines/update/update.machine.ts';
import type { App } from '../../app.actors.ts';
import { fetchLatestBuild } from '../../chunk-loader.ts';

export type UpdateActor = ActorRefFrom<typeof updateMachine>;

const CHECK_EVERY_MS = 30 * 60_000;
const REMIND_AFTER_MS = 60 * 60_000;
/** Minimum interval of checks, for users who switch between windows. */
const CHECK_AT_MOST_EVERY_MS = 5 * 60_000;
/** The development server has no builds, and its files must not be cached. */
const NO_BUILD = 'development';

declare global {
  /** Of the Network Information API, which not every browser has. */
  interface Navigator {
    readonly connection?: { readonly saveData?: boolean };
  }
}

/** In data-saving mode, half a megabyte is not downloaded unasked. */
const savesData = (): boolean => navigator.connection?.saveData === true;

async function register(): Promise<ServiceWorkerRegistration | null> {
  if (navigator.serviceWorker === undefined || savesData()) return null;
  try {
    return await navigator.serviceWorker.register('/service-worker.js', { updateViaCache: 'none' });
  } catch (cause) {
    console.warn('The application could not be cached for offline use.', cause);
    return null;
  }
}

/** The one update actor. Its first use caches the application on the device. */
export const updateActor = ({ config: { buildId }, flush, lazyActors }: App): UpdateActor =>
  lazyActors.getOrCreate('update', () => {
    const registration = buildId === NO_BUILD ? Promise.resolve(null) : register();
    let checkedAt = 0;

    async function checkForUpdate(): Promise<boolean> {
      checkedAt = Date.now();
      if (buildId === NO_BUILD) return false;
      const latest = await fetchLatestBuild((input, init) => fetch(input, init), Date.now);
      const worker = await registration;
      await worker?.update();
      // This page was loaded from the server and has that version already; so may the cache.
      if (latest === buildId) worker?.waiting?.postMessage('take over when alone');
      return latest !== buildId;
    }

    const actor = createActor(
      updateMachine.provide({
        delays: { checkInterval: CHECK_EVERY_MS, offerDelay: REMIND_AFTER_MS },
        actors: {
          checkVersion: fromPromise(checkForUpdate),
          saveWork: fromPromise(async () => {
            await flush.flushAll();
            if (flush.hasUnsent()) throw new Error('Some work has not been saved yet.');
          }),
        },
        actions: {
          activateUpdate: () =>
            void registration.then((worker) => {
              worker?.waiting?.postMessage('take over');
              location.reload();
            }),
        },
      }),
    );
    document.addEventListener('visibilitychange', () => {
      const isDue = Date.now() - checkedAt > CHECK_AT_MOST_EVERY_MS;
      if (document.visibilityState === 'visible' && isDue) actor.send({ type: 'check.requested' });
    });
    return actor;
  });
