import type { Award } from './mark-scheme.schema.ts';

/** The awards with a point selected, or no longer selected if it was. */
export const toggledAward = (awards: readonly Award[], point: string): readonly Award[] =>
  awards.some((award) => award.point === point)
    ? awards.filter((award) => award.point !== point)
    : [...awards, { point }];

/** The awards with a point given for correct work on an earlier mistake, or as usual if it was. */
export function carriedAward(awards: readonly Award[], point: string): readonly Award[] {
  const isCarried = awards.some((award) => award.point === point && award.carried === true);
  const others = awards.filter((award) => award.point !== point);
  return [...others, isCarried ? { point } : { point, carried: true }];
}
