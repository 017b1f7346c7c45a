import type { AnyActor } from 'xstate';

export type KeptActors = {
  /** The actor of this name, made and started when it is first asked for. It lives as long as the application. */
  readonly keep: <Actor extends AnyActor>(name: string, make: () => Actor) => Actor;
  readonly stop: () => void;
};

/** Actors of which most visits need none: their code comes with the views that use them. */
export function createKeptActors(): KeptActors {
  const kept = new Map<string, AnyActor>();
  return {
    keep: <Actor extends AnyActor>(name: string, make: () => Actor) => {
      const found = kept.get(name) as Actor | undefined;
      if (found !== undefined) return found;
      const made = make();
      kept.set(name, made);
      made.start();
      return made;
    },
    stop: () => {
      for (const actor of kept.values()) actor.stop();
      kept.clear();
    },
  };
}
