import type { SchemeWeek } from './scheme.ts';

/** A week without content. */
export const emptyWeek = (id: string): SchemeWeek => ({
  ...{ id, version: 1, title: '', note: '' },
  ...{ topics: [], links: [], assignments: [] },
});

type WeekContent = Pick<SchemeWeek, 'title' | 'note'> & {
  readonly [Name in 'topics' | 'links' | 'assignments']: readonly unknown[];
};

/** Whether nothing is planned in a week. */
export const isEmptyWeek = ({ title, note, topics, links, assignments }: WeekContent): boolean =>
  title === '' && note === '' && topics.length === 0 && links.length === 0 && assignments.length === 0;

/**
 * The weeks with another number of them: empty ones are added at the end, and only empty ones are removed from it. Null
 * if a week with content would be removed.
 */
export function resizedWeeks(
  weeks: readonly SchemeWeek[],
  count: number,
  newId: () => string,
): readonly SchemeWeek[] | null {
  if (!weeks.slice(count).every(isEmptyWeek)) return null;
  const added = Array.from({ length: Math.max(0, count - weeks.length) }, () => emptyWeek(newId()));
  return [...weeks.slice(0, count), ...added];
}

/** The weeks with one of them at another position, counted from 0; unchanged if there is no such week. */
export function movedWeek(weeks: readonly SchemeWeek[], id: string, position: number): readonly SchemeWeek[] {
  const week = weeks.find((each) => each.id === id);
  if (week === undefined) return weeks;
  return weeks.filter((each) => each.id !== id).toSpliced(position, 0, week);
}
