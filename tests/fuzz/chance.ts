/** Reproducible randomness: the same seed gives the same operations. */
export type Chance = {
  /** A whole number from 0 to below `end`. */
  readonly below: (end: number) => number;
  /** True with this probability, 0 to 1. */
  readonly often: (share: number) => boolean;
  readonly pick: <T>(from: readonly T[]) => T;
};

/** Mulberry32, a 32-bit generator by Tommy Ettinger: fast, and good enough for tests. */
export function chanceOf(seed: number): Chance {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const below = (end: number): number => Math.floor(next() * end);
  return {
    below,
    often: (share) => next() < share,
    pick: (from) => {
      if (from.length === 0) throw new RangeError('There is nothing to pick from.');
      return from[below(from.length)] as (typeof from)[number];
    },
  };
}
