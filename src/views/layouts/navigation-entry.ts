import { mayEnterArea } from '#domain/access/area.rule.ts';
import { hasPermission } from '#domain/access/permission.ts';
import { ROUTES, type RouteId, type TableRow } from '#routes/table.ts';
import type { texts } from '#texts/en/places.ts';
import type { IconName } from '#ui/icon/icon.tsx';

/** Addresses in which nothing varies: only they can stand in a list that is the same everywhere. */
type PlainRouteId = Exclude<TableRow, { readonly path: `${string}:${string}` } | { readonly view: 'redirect' }>['id'];

/** What lists call screens and their groups. */
export type PlaceTexts = typeof texts;

/** Screen and its drawing; the texts of places say what it is called in a list, its row who gets to see it. */
export type Place = readonly [id: PlainRouteId & keyof PlaceTexts['entries'], icon: IconName];

/** Whom places are for. */
export type Reader = { readonly userRole: string; readonly permissions: readonly string[] };

/** Screens under a name. */
export type PlaceGroup = readonly [title: keyof PlaceTexts['groups'], places: readonly Place[]];

export type NavigationEntry = {
  readonly id: RouteId;
  readonly path: string;
  readonly label: string;
  readonly icon: IconName;
};

export type NavigationSection = { readonly title: string; readonly entries: readonly NavigationEntry[] };

/**
 * Of these screens, those that somebody may enter and would see something at.
 */
export function entriesOf(places: readonly Place[], user: Reader | null, t: PlaceTexts): readonly NavigationEntry[] {
  return places.flatMap(([id, icon]) => {
    const row = ROUTES.find((candidate) => candidate.id === id);
    const isOpen =
      row !== undefined && mayEnterArea(user, row.area) && (row.needs === undefined || hasPermission(user, row.needs));
    return isOpen ? [{ id, path: row.path, label: t.entries[id], icon }] : [];
  });
}

/** The same by groups; a group with nothing in it is left out. */
export function sectionsOf(
  groups: readonly PlaceGroup[],
  user: Reader | null,
  t: PlaceTexts,
): readonly NavigationSection[] {
  return groups
    .map(([title, places]) => ({ title: t.groups[title], entries: entriesOf(places, user, t) }))
    .filter(({ entries }) => entries.length > 0);
}
