/** Whether the last request reached the server. */
export type Connectivity = {
  readonly onResponse: (isReached: boolean) => void;
  readonly isReached: () => boolean;
  /** Subscribes to changes. Returns how to unsubscribe. */
  readonly subscribe: (listener: () => void) => () => void;
};

/** @param isReached the browser's own information before the first request */
export function createConnectivity(isReached: boolean): Connectivity {
  let now = isReached;
  const listeners = new Set<() => void>();
  return {
    onResponse: (next) => {
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
