import { type AnyActorRef, type SnapshotFrom, waitFor } from 'xstate';

type Busy = { readonly hasTag: (tag: 'busy') => boolean; readonly context: { readonly problem: unknown } };

/**
 * Tells an actor of something and waits until it is busy no more: for forms, which want a promise.
 * Throws the problem that the actor came upon.
 */
export async function settle<Actor extends AnyActorRef>(
  actor: Actor,
  event: Parameters<Actor['send']>[0],
): Promise<void> {
  actor.send(event);
  const snapshot = await waitFor(actor, (state: SnapshotFrom<Actor>) => !(state as Busy).hasTag('busy'));
  const { problem } = (snapshot as Busy).context;
  if (problem !== null) throw problem;
}
