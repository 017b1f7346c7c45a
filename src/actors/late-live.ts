import type { createLive, Live } from '#api/live.ts';

/** Streams whose code comes when the first is followed: most visits follow none. */
export const createLateLive =
  (parts: Parameters<typeof createLive>[0]): Live =>
  (query, variables, listener) => {
    let stop: (() => void) | null = null;
    let isStopped = false;
    import('#api/live.ts')
      .then((module) => {
        if (!isStopped) stop = module.createLive(parts)(query, variables, listener);
      })
      // A page without streams still asks by ordinary calls.
      .catch((cause: unknown) => console.warn('Streams could not be loaded.', cause));
    return () => {
      isStopped = true;
      stop?.();
    };
  };
