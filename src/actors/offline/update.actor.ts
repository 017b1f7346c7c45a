import { type ActorRefFrom, createActor, fromPromise } from 'xstate';
import { updateMachine } from '#machines/update/update.machine.ts';
import type { App } from '../app.actors.ts';
import { fetchLatestBuild } from '../part-loader.ts';

export type UpdateActor = ActorRefFrom<typeof updateMachine>;

const LOOK_EVERY_MS = 30 * 60_000;
const OFFER_AGAIN_MS = 60 * 60_000;
/** Somebody who goes back and forth between two windows asks no more often. */
const LOOK_AT_MOST_EVERY_MS = 5 * 60_000;
/** The development server has no builds, and what it serves is never to be kept. */
const NO_BUILD = 'development';

/** Who saves data is not given half a megabyte that was not asked for. */
const savesData = (): boolean =>
  (navigator as { readonly connection?: { readonly saveData?: boolean } }).connection?.saveData === true;

async function register(): Promise<ServiceWorkerRegistration | null> {
  if (navigator.serviceWorker === undefined || savesData()) return null;
  try {
    return await navigator.serviceWorker.register('/service-worker.js', { updateViaCache: 'none' });
  } catch (cause) {
    console.warn('The application cannot be kept for when the network is gone.', cause);
    return null;
  }
}

/** The one actor that knows whether there is a newer version. Its first use keeps the application on the device. */
export const updateActor = ({ config: { buildId }, flush, kept }: App): UpdateActor =>
  kept.keep('update', () => {
    const registration = buildId === NO_BUILD ? Promise.resolve(null) : register();
    let lookedAt = 0;

    async function look(): Promise<boolean> {
      lookedAt = Date.now();
      if (buildId === NO_BUILD) return false;
      const latest = await fetchLatestBuild((input, init) => fetch(input, init), Date.now);
      const worker = await registration;
      await worker?.update();
      // This page came from the server and is of that version already; what is kept may be so as well.
      if (latest === buildId) worker?.waiting?.postMessage('take over when alone');
      return latest !== buildId;
    }

    const actor = createActor(
      updateMachine.provide({
        delays: { nextLook: LOOK_EVERY_MS, nextOffer: OFFER_AGAIN_MS },
        actors: {
          look: fromPromise(look),
          save: fromPromise(async () => {
            await flush.flushAll();
            if (flush.hasUnsent()) throw new Error('Some work is known only to this page as yet.');
          }),
        },
        actions: {
          takeOver: () =>
            void registration.then((worker) => {
              worker?.waiting?.postMessage('take over');
              location.reload();
            }),
        },
      }),
    );
    document.addEventListener('visibilitychange', () => {
      const isDue = Date.now() - lookedAt > LOOK_AT_MOST_EVERY_MS;
      if (document.visibilityState === 'visible' && isDue) actor.send({ type: 'look.requested' });
    });
    return actor;
  });
