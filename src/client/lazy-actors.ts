import type { AnyActor } from 'xstate';

export type LazyActors = {
  /** The actor of this name, created and started on first use. It lives as long as the application. */
  readonly getOrCreate: <Actor extends AnyActor>(name: string, create: () => Actor) => Actor;
  /** The actor of this name, if it exists yet. */
  readonly find: (name: string) => AnyActor | undefined;
  /** Whether the actor of this name exists yet. */
  readonly has: (name: string) => boolean;
  /** Subscribes to new actors. Returns how to unsubscribe. */
  readonly subscribe: (listener: () => void) => () => void;
  readonly stop: () => void;
};

/**
 * Actors that most visits don't need: their code is downloaded with the views that use them.
 * `follow` is called with each before it starts.
 */
export function createLazyActors(follow: (actor: AnyActor) => void = () => undefined): LazyActors {
  const actors = new Map<string, AnyActor>();
  const listeners = new Set<() => void>();
  return {
    getOrCreate: <Actor extends AnyActor>(name: string, create: () => Actor) => {
      const found = actors.get(name) as Actor | undefined;
      if (found !== undefined) return found;
      const created = create();
      actors.set(name, created);
      follow(created);
      created.start();
      for (const listener of listeners) listener();
      return created;
    },
    find: (name) => actors.get(name),
    has: (name) => actors.has(name),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    stop: () => {
      for (const actor of actors.values()) actor.stop();
      actors.clear();
    },
  };
}
