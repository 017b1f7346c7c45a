/** Runs work when its turn comes. Rejects with what `refuse` makes where too much is waiting already. */
export type Turns = <Result>(work: () => Promise<Result>) => Promise<Result>;

/**
 * A queue for work that takes a whole core for a while. At most `atOnce` run at the same time, the others wait in the
 * order they came, and no more than `waitingMax` of them.
 */
export function takeTurns({
  atOnce,
  waitingMax,
  refuse,
}: {
  readonly atOnce: number;
  readonly waitingMax: number;
  readonly refuse: () => Error;
}): Turns {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (work) => {
    if (running >= atOnce) {
      if (waiting.length >= waitingMax) throw refuse();
      // Whoever finishes hands the turn over, so that nobody overtakes.
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
