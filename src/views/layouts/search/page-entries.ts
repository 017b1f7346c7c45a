import type { RecentPage } from '#client/users/recent-pages.ts';
import type { CommandGroup } from '#ui/command-menu/ranked-groups.ts';
import type { FindEntry } from '../navigation/command-entries.ts';

/** The pages visited last, except those that the menu lists anyway. */
export function recentPageGroup(
  title: string,
  pages: readonly RecentPage[],
  others: readonly CommandGroup<FindEntry>[],
): CommandGroup<FindEntry> {
  const listed = new Set(others.flatMap(({ entries }) => entries.map(({ id }) => id)));
  return {
    title,
    isHiddenUntilTyped: true,
    entries: pages
      .filter(({ path }) => !listed.has(path))
      .map(({ path, title: label }) => ({ id: path, label, detail: null, icon: 'recent', action: { to: path } })),
  };
}
