import { type AnyActorRef, type SnapshotFrom, waitFor } from 'xstate';

type Busy = { readonly hasTag: (tag: 'busy') => boolean; readonly context: { readonly problem: unknown } };

/**
 * Sends an event to an actor and waits until it is no longer busy: for forms, which need a promise.
 * Throws the actor's problem.
 */
export async function waitForActor<Actor extends AnyActorRef>(
  actor: Actor,
  event: Parameters<Actor['send']>[0],
): Promise<void> {
  actor.send(event);
  const snapshot = await waitFor(actor, (state: SnapshotFrom<Actor>) => !(state as Busy).hasTag('busy'));
  const { problem } = (snapshot as Busy).context;
  if (problem !== null) throw problem;
}
