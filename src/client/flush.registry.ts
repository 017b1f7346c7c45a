type Flush = () => Promise<void>;

type Work = {
  /** Whether the server lacks some of it. */
  readonly isUnsent: () => boolean;
  /** Whether some of it is only in this page: neither on the server nor stored on the device. */
  readonly isUnsaved: () => boolean;
};

export type FlushRegistry = {
  /**
   * Registers work that must be saved before the page may be reloaded. Returns how to unregister it.
   * Without further functions, none of it is unsent for longer than a moment.
   */
  readonly register: (flush: Flush, work?: Partial<Work>) => () => void;
  /** Runs all registered functions; a failure does not prevent the others. */
  readonly flushAll: () => Promise<void>;
  /** Whether the server lacks any work. */
  readonly hasUnsent: () => boolean;
  /** Whether any work is only in this page, so that a reload would lose it. */
  readonly hasUnsaved: () => boolean;
};

const never = (): boolean => false;

/** An empty registry of work that must be saved before the page is left. */
export function createFlushRegistry(): FlushRegistry {
  const registered = new Map<Flush, Work>();
  return {
    register: (flush, { isUnsent = never, isUnsaved = never } = {}) => {
      registered.set(flush, { isUnsent, isUnsaved });
      return () => registered.delete(flush);
    },
    flushAll: async () => {
      const outcomes = await Promise.allSettled([...registered.keys()].map((flush) => flush()));
      for (const outcome of outcomes) if (outcome.status === 'rejected') console.error('Not saved:', outcome.reason);
    },
    hasUnsent: () => [...registered.values()].some(({ isUnsent }) => isUnsent()),
    hasUnsaved: () => [...registered.values()].some(({ isUnsaved }) => isUnsaved()),
  };
}
