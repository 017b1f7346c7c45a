import type { Award, MarkPoint, MarkScheme } from './mark-scheme.schema.ts';

/** The result of awards. `counted`: ids of the points that earn their marks, in the scheme's order. */
export type Marks = { readonly marks: number; readonly outOf: number; readonly counted: readonly string[] };

/**
 * Awarded points as marks. A point counts once; if a required point is missing, nothing counts; a point counts only if
 * the points it needs are awarded, or if it is carried forward and may be; of a group the points with the most marks
 * count, up to its limit; and never more than the scheme's total. Awards for points that are not in the scheme are
 * ignored. More awards never result in fewer marks.
 */
export function evaluateAwards(scheme: MarkScheme, awards: readonly Award[]): Marks {
  const awarded = new Set(awards.map(({ point }) => point));
  const carried = new Set(awards.filter((award) => award.carried === true).map(({ point }) => point));
  const noMarks = { marks: 0, outOf: scheme.total, counted: [] };
  if (scheme.points.some(({ id, required }) => required === true && !awarded.has(id))) return noMarks;

  const earned = scheme.points.filter(
    (point) =>
      awarded.has(point.id) &&
      ((point.carriesErrors === true && carried.has(point.id)) || needsMet(scheme, point, awarded)),
  );
  const left = limitGroups(scheme, earned);
  const sum = left.reduce((marks, point) => marks + point.marks, 0);
  return { marks: Math.min(sum, scheme.total), outOf: scheme.total, counted: left.map(({ id }) => id) };
}

/** Requirements are transitive: a chain counts from its beginning. */
function needsMet(scheme: MarkScheme, point: MarkPoint, awarded: ReadonlySet<string>): boolean {
  const seen = new Set<string>();
  const open = [...(point.needs ?? [])];
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (!awarded.has(id)) return false;
    if (seen.has(id)) continue;
    seen.add(id);
    open.push(...(scheme.points.find((other) => other.id === id)?.needs ?? []));
  }
  return true;
}

/** Removes the awards beyond each group's limit, those with the fewest marks first. A point is in one group at most. */
function limitGroups(scheme: MarkScheme, earned: readonly MarkPoint[]): readonly MarkPoint[] {
  const surplus = new Set<string>();
  for (const { points, atMost } of scheme.groups ?? []) {
    const inGroup = earned.filter(({ id }) => points.includes(id)).sort((a, b) => b.marks - a.marks);
    for (const { id } of inGroup.slice(atMost)) surplus.add(id);
  }
  return earned.filter(({ id }) => !surplus.has(id));
}
