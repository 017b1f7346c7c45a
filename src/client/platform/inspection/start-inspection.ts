import type { AnyActorRef } from 'xstate';
import { broadcastMachines } from './machine-broadcast.ts';
import { CHANNEL } from './machine-step.ts';
import { type MachineWatch, watchMachines } from './machine-watch.ts';

export type Inspection = {
  /** Reports all steps of the actor; called before it starts. */
  readonly follow: (actor: AnyActorRef) => void;
  /** Steps of machines in other tabs. */
  readonly others: MachineWatch;
};

/**
 * Makes machines visible: at `/_machines` in another tab, and with `?inspect` in the address also in Stately's inspector,
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
    // A channel does not receive its own messages, so watching needs a second one.
    others: watchMachines(new BroadcastChannel(CHANNEL), tab),
  };
}
