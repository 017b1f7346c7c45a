type Flush = () => Promise<void>;

export type FlushRegistry = {
  /**
   * Registers work that must be saved before the page may be reloaded. Returns how to unregister it.
   * @param isUnsent whether some of it is only in this page; without it, nothing ever is for longer than a moment
   */
  readonly register: (flush: Flush, isUnsent?: () => boolean) => () => void;
  /** Runs all registered functions; a failure does not prevent the others. */
  readonly flushAll: () => Promise<void>;
  /** Whether any work is only in this page. */
  readonly hasUnsent: () => boolean;
};

export function createFlushRegistry(): FlushRegistry {
  const registered = new Map<Flush, () => boolean>();
  return {
    register: (flush, isUnsent = () => false) => {
      registered.set(flush, isUnsent);
      return () => registered.delete(flush);
    },
    flushAll: async () => {
      const outcomes = await Promise.allSettled([...registered.keys()].map((flush) => flush()));
      for (const outcome of outcomes) if (outcome.status === 'rejected') console.error('Not saved:', outcome.reason);
    },
    hasUnsent: () => [...registered.values()].some((isUnsent) => isUnsent()),
  };
}
