/** Whether the server was reached when it was last asked. */
export type Reach = {
  readonly heard: (isReached: boolean) => void;
  readonly isReached: () => boolean;
  /** Tells when that changes. Gives back how to end it. */
  readonly subscribe: (listener: () => void) => () => void;
};

/** @param isReached what the browser says before anything was asked */
export function createReach(isReached: boolean): Reach {
  let now = isReached;
  const listeners = new Set<() => void>();
  return {
    heard: (next) => {
      if (next === now) return;
      now = next;
      for (const listener of listeners) listener();
    },
    isReached: () => now,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
