export type RepeatedJob = {
  /** Waits for the round under way; none follows. */
  readonly stop: () => Promise<void>;
};

export type JobOptions = {
  readonly everyMs: number;
  readonly work: () => Promise<unknown>;
  readonly failed: (cause: unknown) => void;
};

/**
 * Does some work now and then again, each round so long after the last has ended: rounds never overlap, and one that
 * fails does not keep the next from coming.
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
