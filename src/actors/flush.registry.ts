type Flush = () => Promise<void>;

export type FlushRegistry = {
  /** Registers work that must be saved before the page may be reloaded. Gives back how to take it off again. */
  readonly register: (flush: Flush) => () => void;
  /** Runs everything registered; one that fails does not keep the others from being saved. */
  readonly flushAll: () => Promise<void>;
};

export function createFlushRegistry(): FlushRegistry {
  const registered = new Set<Flush>();
  return {
    register: (flush) => {
      registered.add(flush);
      return () => registered.delete(flush);
    },
    flushAll: async () => {
      const outcomes = await Promise.allSettled([...registered].map((flush) => flush()));
      for (const outcome of outcomes) if (outcome.status === 'rejected') console.error('Not saved:', outcome.reason);
    },
  };
}
