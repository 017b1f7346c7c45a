import { type ActorRefFrom, createActor, fromPromise } from 'xstate';
import { afterConnection, afterConnectivity } from '#machines/composition/wiring.ts';
import { connectionMachine } from '#machines/connection/connection.machine.ts';
import type { App } from '../../app.actors.ts';
import { sendLeftWork } from './unsent-work.ts';

export type ConnectionActor = ActorRefFrom<typeof connectionMachine>;

const FIRST_PROBE_MS = 3_000;
const LONGEST_PROBE_MS = 30_000;
const RETRY_MS = 3_000;
const SHOWN_FOR_MS = 5_000;

/** Any response shows that the server can be reached, except a proxy's error for a server that doesn't respond. */
async function probe(): Promise<void> {
  const { status } = await fetch('/healthz', { cache: 'no-store' });
  if (status >= 502 && status <= 504) throw new Error(`The server could not be reached (${status}).`);
}

/** The one connection actor, created on first use. */
export const connectionActor = (app: App): ConnectionActor =>
  app.lazyActors.getOrCreate('connection', () => {
    const { api, auth, flush, connectivity, carryOut } = app;
    const actor = createActor(
      connectionMachine.provide({
        delays: {
          // The jitter prevents a class from reconnecting all at once after an outage.
          probeDelay: ({ context: { failures } }) =>
            Math.min(FIRST_PROBE_MS * 2 ** failures, LONGEST_PROBE_MS) * (0.75 + Math.random() / 2),
          retryDelay: RETRY_MS,
          messageDuration: SHOWN_FOR_MS,
        },
        actors: {
          probeServer: fromPromise(probe),
          sendPendingWork: fromPromise(async () => {
            // Open screens send their own work; the rest is sent from the device's storage.
            await flush.flushAll();
            const userId = auth.getSnapshot().context.user?.id;
            return userId === undefined ? 0 : await sendLeftWork({ api, person: userId, window });
          }),
        },
      }),
      { input: { isReached: connectivity.isReached() } },
    );
    connectivity.subscribe(() => carryOut(afterConnectivity(connectivity.isReached())));
    window.addEventListener('offline', () => connectivity.onResponse(false));
    window.addEventListener('online', () => actor.send({ type: 'network.returned' }));
    actor.subscribe((state) => carryOut(afterConnection(state.matches('sendingWork'))));
    return actor;
  });
