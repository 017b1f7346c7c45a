import type { AnyActorRef } from 'xstate';
import { broadcastMachines } from './machine-broadcast.ts';
import { CHANNEL } from './machine-moment.ts';
import { type MachineWatch, watchMachines } from './machine-watch.ts';

export type Inspection = {
  /** Has everything told that the actor does; called before it starts. */
  readonly follow: (actor: AnyActorRef) => void;
  /** What the machines of other tabs do. */
  readonly others: MachineWatch;
};

/**
 * Lets machines be seen: by `/_machines` in another tab, and with `?inspect` in the address by Stately's inspector too,
 * which opens in a window of its own.
 */
export async function inspect(window: Window): Promise<Inspection> {
  const tab = crypto.randomUUID();
  const channel = new BroadcastChannel(CHANNEL);
  const broadcast = broadcastMachines({ channel, tab, now: Date.now });
  window.addEventListener('pagehide', broadcast.leave);
  const wantsStately = new URLSearchParams(window.location.search).has('inspect');
  const stately = wantsStately ? (await import('./stately.inspector.ts')).openStately() : null;
  return {
    follow: (actor) => {
      actor.system.inspect(broadcast.observe);
      stately?.follow(actor);
    },
    // A channel does not hear itself, so that watching takes one of its own.
    others: watchMachines(new BroadcastChannel(CHANNEL), tab),
  };
}
