/** Pseudo-random numbers: the same seed gives the same numbers. */
export type Random = {
  /** From 0 up to, but not including, 1. */
  readonly uniform: () => number;
  /** With the mean 0 and the standard deviation 1. */
  readonly normal: () => number;
  readonly shuffle: <Value>(values: readonly Value[]) => Value[];
};

/** Mulberry32 (Tommy Ettinger, public domain), with normal numbers by Box and Muller (1958). */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const uniform = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const normal = (): number => Math.sqrt(-2 * Math.log(1 - uniform())) * Math.cos(2 * Math.PI * uniform());
  return {
    uniform,
    normal,
    shuffle: (values) =>
      values
        .map((value) => ({ value, lot: uniform() }))
        .sort((a, b) => a.lot - b.lot)
        .map(({ value }) => value),
  };
}
