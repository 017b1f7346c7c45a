export type RepeatedJob = {
  /** Waits for the current round; no further one starts. */
  readonly stop: () => Promise<void>;
};

export type JobOptions = {
  readonly everyMs: number;
  readonly work: () => Promise<unknown>;
  readonly failed: (cause: unknown) => void;
};

/**
 * Runs a function now and repeatedly, each time after a delay from the end of the last: rounds never overlap, and a
 * failure does not prevent the next one.
 */
export function startRepeatedJob({ everyMs, work, failed }: JobOptions): RepeatedJob {
  let timer: NodeJS.Timeout | null = null;
  let stopped = false;
  let round = Promise.resolve();
  const next = (): void => {
    round = work().then(() => undefined, failed);
    void round.then(() => {
      if (!stopped) timer = setTimeout(next, everyMs);
    });
  };
  next();
  return {
    stop: async () => {
      stopped = true;
      if (timer !== null) clearTimeout(timer);
      await round;
    },
  };
}
