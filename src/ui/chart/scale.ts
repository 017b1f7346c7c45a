/**
 * Round values from the least to the most, with about so many steps: 0, 20, 40, …
 * @param leastStep what is counted has no halves: 1 for that, 0 for what is measured
 */
export function roundTicks(least: number, most: number, about: number, leastStep = 0): readonly number[] {
  const span = most - least || Math.abs(most) || 1;
  const raw = Math.max(span / Math.max(1, about), leastStep);
  const power = 10 ** Math.floor(Math.log10(raw));
  const step = power * ([1, 2, 5, 10].find((factor) => factor * power >= raw * 0.999) ?? 10);
  const first = Math.floor(least / step + 1e-9);
  const last = Math.max(first + 1, Math.ceil(most / step - 1e-9));
  // Multiples of the step, each computed anew: sums would gather errors.
  return Array.from({ length: last - first + 1 }, (_, place) => Number(((first + place) * step).toPrecision(12)));
}

/** From a value to its place between two ends. */
export const linear =
  ([from, to]: readonly [number, number], [start, end]: readonly [number, number]) =>
  (value: number): number =>
    start + ((end - start) * (value - from)) / (to - from || 1);

export type Bin = { readonly from: number; readonly to: number; readonly count: number };

/** How many values fall between round borders; the last bin takes its upper border too. */
export function binsOf(values: readonly number[], about: number): readonly Bin[] {
  if (values.length === 0) return [];
  const least = values.reduce((a, b) => Math.min(a, b));
  const most = values.reduce((a, b) => Math.max(a, b));
  const borders = roundTicks(least, most, about);
  return borders.slice(0, -1).map((from, place) => {
    const to = borders[place + 1] ?? from;
    const isLast = place === borders.length - 2;
    return {
      from,
      to,
      count: values.filter((value) => value >= from && (value < to || (isLast && value <= to))).length,
    };
  });
}
