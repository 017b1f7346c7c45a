import { startTransition, useEffect, useState } from 'react';

/** An actor, as far as its snapshots are read. */
type Observed<Snapshot> = {
  readonly getSnapshot: () => Snapshot;
  readonly subscribe: (listener: () => void) => { readonly unsubscribe: () => void };
};

/**
 * The snapshot of an actor, a few milliseconds late: what follows from an event is rendered in slices after the event was
 * handled, so that a slow device doesn't block. Events must therefore be checked by the machine, not by what is shown.
 */
export function useDeferredSnapshot<Snapshot>(actor: Observed<Snapshot>): Snapshot {
  const [snapshot, setSnapshot] = useState(() => actor.getSnapshot());
  useEffect(() => {
    const update = (): void => startTransition(() => setSnapshot(actor.getSnapshot()));
    const subscription = actor.subscribe(update);
    update();
    return () => subscription.unsubscribe();
  }, [actor]);
  return snapshot;
}
