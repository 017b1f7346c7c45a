/**
 * Round values from minimum to maximum, in approximately the given number of steps: 0, 20, 40, …
 * @param leastStep 1 for counts, which have no fractions; 0 for measurements
 */
export function roundTicks(least: number, most: number, about: number, leastStep = 0): readonly number[] {
  const span = most - least || Math.abs(most) || 1;
  const raw = Math.max(span / Math.max(1, about), leastStep);
  const power = 10 ** Math.floor(Math.log10(raw));
  const step = power * ([1, 2, 5, 10].find((factor) => factor * power >= raw * 0.999) ?? 10);
  const first = Math.floor(least / step + 1e-9);
  const last = Math.max(first + 1, Math.ceil(most / step - 1e-9));
  // Multiples of the step, because repeated addition would accumulate rounding errors.
  return Array.from({ length: last - first + 1 }, (_, index) => Number(((first + index) * step).toPrecision(12)));
}

/** Maps a value to a position between two ends. */
export const linear =
  ([from, to]: readonly [number, number], [start, end]: readonly [number, number]) =>
  (value: number): number =>
    start + ((end - start) * (value - from)) / (to - from || 1);

export type Bin = { readonly from: number; readonly to: number; readonly count: number };

/** Number of values between round boundaries; the last bin includes its upper boundary. */
export function binsOf(values: readonly number[], about: number): readonly Bin[] {
  if (values.length === 0) return [];
  const least = values.reduce((a, b) => Math.min(a, b));
  const most = values.reduce((a, b) => Math.max(a, b));
  const borders = roundTicks(least, most, about);
  return borders.slice(0, -1).map((from, index) => {
    const to = borders[index + 1] ?? from;
    const isLast = index === borders.length - 2;
    return {
      from,
      to,
      count: values.filter((value) => value >= from && (value < to || (isLast && value <= to))).length,
    };
  });
}
