/** Runs work in its turn. Rejects with the error from `refuse` if the queue is full. */
export type ConcurrencyLimit = <Result>(work: () => Promise<Result>) => Promise<Result>;

/**
 * A queue for work that uses a whole core for a while. At most `atOnce` jobs run at the same time; others wait in order
 * of arrival, at most `waitingMax` of them.
 */
export function limitConcurrency({
  atOnce,
  waitingMax,
  refuse,
}: {
  readonly atOnce: number;
  readonly waitingMax: number;
  readonly refuse: () => Error;
}): ConcurrencyLimit {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (work) => {
    if (running >= atOnce) {
      if (waiting.length >= waitingMax) throw refuse();
      // A finished job starts the next one in the queue, so that no later job can overtake it.
      await new Promise<void>((start) => waiting.push(start));
    } else running += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next === undefined) running -= 1;
      else next();
    }
  };
}
