import {
  type InspectionChannel,
  type InspectionMessage,
  inspectionMessageSchema,
  type MachineStep,
} from './machine-step.ts';

/** Steps of the machines of other tabs, by tab, in order. */
export type Watched = ReadonlyMap<string, readonly MachineStep[]>;

export type MachineWatch = {
  readonly subscribe: (changed: () => void) => () => void;
  readonly watched: () => Watched;
};

/**
 * Listens to the machines of all other tabs while there are subscribers.
 * @param ownTab id of this tab, whose machines are not watched
 */
export function watchMachines(channel: InspectionChannel, ownTab: string): MachineWatch {
  let watched: Watched = new Map();
  return {
    watched: () => watched,
    subscribe: (changed) => {
      const onStep = ({ data }: { readonly data: unknown }) => {
        const message = inspectionMessageSchema.safeParse(data);
        if (!message.success) return;
        watched = after(watched, message.data, ownTab);
        changed();
      };
      channel.addEventListener('message', onStep);
      channel.postMessage({ kind: 'requested' });
      return () => channel.removeEventListener('message', onStep);
    },
  };
}

function after(watched: Watched, message: InspectionMessage, ownTab: string): Watched {
  if (message.kind === 'requested' || message.tab === ownTab) return watched;
  const next = new Map(watched);
  if (message.kind === 'gone') next.delete(message.tab);
  if (message.kind === 'reported') next.set(message.tab, message.steps);
  if (message.kind === 'happened') next.set(message.tab, [...(watched.get(message.tab) ?? []), message.step]);
  return next;
}
