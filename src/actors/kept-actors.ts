import type { AnyActor } from 'xstate';

export type KeptActors = {
  /** The actor of this name, made and started when it is first asked for. It lives as long as the application. */
  readonly keep: <Actor extends AnyActor>(name: string, make: () => Actor) => Actor;
  /** Whether an actor of this name has been asked for yet. */
  readonly has: (name: string) => boolean;
  /** Tells of each actor that is made. Gives back how to end that. */
  readonly subscribe: (listener: () => void) => () => void;
  readonly stop: () => void;
};

/**
 * Actors of which most visits need none: their code comes with the views that use them.
 * `follow` hears of each before it starts.
 */
export function createKeptActors(follow: (actor: AnyActor) => void = () => undefined): KeptActors {
  const kept = new Map<string, AnyActor>();
  const listeners = new Set<() => void>();
  return {
    keep: <Actor extends AnyActor>(name: string, make: () => Actor) => {
      const found = kept.get(name) as Actor | undefined;
      if (found !== undefined) return found;
      const made = make();
      kept.set(name, made);
      follow(made);
      made.start();
      for (const listener of listeners) listener();
      return made;
    },
    has: (name) => kept.has(name),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    stop: () => {
      for (const actor of kept.values()) actor.stop();
      kept.clear();
    },
  };
}
