/** How many texts one statement may have; more suggest that it should be written differently. */
const RUNS_MAX = 200;

/** Thrown when the runs are used up. */
export class TooManyTexts extends Error {}

/**
 * Runs work once for every combination of what it leaves open: `choose` answers a number below `count`, the same for
 * the same key within a run.
 */
export class Choices {
  private readonly taken: { readonly count: number; choice: number }[] = [];
  private count = 0;
  private keys = new Map<string, number>();

  choose(key: string, count: number): number {
    const known = this.keys.get(key);
    if (known !== undefined) return known;
    this.taken[this.count] ??= { count, choice: 0 };
    const choice = this.taken[this.count]?.choice ?? 0;
    this.count += 1;
    this.keys.set(key, choice);
    return choice;
  }

  *runs(): Generator<void> {
    for (let run = 0; run < RUNS_MAX; run += 1) {
      this.count = 0;
      this.keys = new Map();
      yield;
      for (let last = this.taken.at(-1); last !== undefined && last.choice + 1 === last.count; last = this.taken.at(-1))
        this.taken.pop();
      const last = this.taken.at(-1);
      if (last === undefined) return;
      last.choice += 1;
    }
    throw new TooManyTexts('It has too many possible texts, of which only some are checked.');
  }
}
