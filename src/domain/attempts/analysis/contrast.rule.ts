import { type AnswerSum, hasEnoughAnswers, percentOf } from './measures.ts';

/** Accuracies that differ by fewer percentage points count as about the same. */
export const CONTRAST_POINTS = 10;

export type Contrast<Group> =
  | { readonly kind: 'apart'; readonly highest: Group; readonly lowest: Group; readonly points: number }
  | { readonly kind: 'even' };

/**
 * The groups with the highest and the lowest accuracy, among those with enough answers; null if there are fewer than
 * two. If accuracies are equal, the order of the groups decides.
 */
export function contrastOf<Group extends AnswerSum>(groups: readonly Group[]): Contrast<Group> | null {
  const known = groups.filter(hasEnoughAnswers);
  const [first, ...others] = known;
  if (first === undefined || others.length === 0) return null;
  const share = (group: Group): number => percentOf(group) ?? 0;
  const highest = others.reduce((best, group) => (share(group) > share(best) ? group : best), first);
  const lowest = others.reduce((worst, group) => (share(group) < share(worst) ? group : worst), first);
  const points = share(highest) - share(lowest);
  return points < CONTRAST_POINTS ? { kind: 'even' } : { kind: 'apart', highest, lowest, points };
}
