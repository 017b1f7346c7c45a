import { mayEnterArea } from '#domain/access/area.rule.ts';
import { hasPermission } from '#domain/access/permission.ts';
import { PRACTISE_ADDRESS } from '#routes/practise-address.ts';
import { ROUTES, type RouteId, type TableRow } from '#routes/table.ts';
import type { texts } from '#texts/compiled/en/platform/navigation.generated.ts';
import type { IconName } from '#ui/icon/icon.tsx';

/** Addresses without parameters: only these can be in a list that is the same everywhere. */
type PlainRouteId = Exclude<TableRow, { readonly path: `${string}:${string}` } | { readonly view: 'redirect' }>['id'];

/** Texts for screens and their groups. */
export type NavigationTexts = typeof texts;

/** A screen and its icon; the texts name it in lists, and its row decides who can see it. */
export type ScreenLink = readonly [id: PlainRouteId & keyof NavigationTexts['entries'], icon: IconName];

/** The user for whom entries are listed. */
export type Reader = { readonly userRole: string; readonly permissions: readonly string[] };

/** A group of screens. */
export type NavigationGroup = readonly [id: keyof NavigationTexts['groups'], links: readonly ScreenLink[]];

export type NavigationEntry = {
  readonly id: RouteId;
  readonly path: string;
  readonly label: string;
  readonly icon: IconName;
  /** It starts something, rather than showing a list. */
  readonly isAction: boolean;
};

export type NavigationSection = {
  readonly id: keyof NavigationTexts['groups'];
  readonly title: string;
  readonly entries: readonly NavigationEntry[];
};

/** The screens that a user may open and that have content for them. */
export function entriesOf(
  links: readonly ScreenLink[],
  user: Reader | null,
  t: NavigationTexts,
): readonly NavigationEntry[] {
  return links.flatMap(([id, icon]) => {
    const row = ROUTES.find((candidate) => candidate.id === id);
    const isOpen =
      row !== undefined && mayEnterArea(user, row.area) && (row.needs === undefined || hasPermission(user, row.needs));
    if (!isOpen) return [];
    const isAction = id === 'session';
    return [{ id, path: isAction ? PRACTISE_ADDRESS : row.path, label: t.entries[id], icon, isAction }];
  });
}

/** The same by group; empty groups are left out. */
export function sectionsOf(
  groups: readonly NavigationGroup[],
  user: Reader | null,
  t: NavigationTexts,
): readonly NavigationSection[] {
  return groups
    .map(([id, links]) => ({ id, title: t.groups[id], entries: entriesOf(links, user, t) }))
    .filter(({ entries }) => entries.length > 0);
}
