/** Whether the last request reached the server. */
export type Reach = {
  readonly heard: (isReached: boolean) => void;
  readonly isReached: () => boolean;
  /** Subscribes to changes. Returns how to unsubscribe. */
  readonly subscribe: (listener: () => void) => () => void;
};

/** @param isReached the browser's own information before the first request */
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
