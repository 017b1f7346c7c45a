import { describe, expect, test } from 'vitest';
import { mayEnterArea } from '#domain/access/area.rule.ts';
import { ROLES } from '#domain/entities/role.ts';
import { ROUTES } from '#routes/table.ts';
import { texts } from '#texts/en/places.ts';
import { navigationFor } from '#views/layouts/navigation.ts';
import type { NavigationEntry } from '#views/layouts/navigation-entry.ts';
import { visitorSections } from '#views/layouts/visitor-navigation.ts';

/** The table as it will be once every screen is there. */
const FINISHED = ROUTES.map((row) => (row.view === 'unbuilt' ? { ...row, view: 'home' as const } : row));

const all = (rows: typeof ROUTES) =>
  ROLES.map((role) => {
    const { sections, account } = navigationFor(role, texts, rows);
    return [role, [...sections.flatMap(({ entries }) => entries), ...account]] as const;
  });

const rowOf = ({ id }: NavigationEntry) => ROUTES.find((row) => row.id === id);

describe.each(all(FINISHED))('navigation for %s, with every screen built', (role, entries) => {
  test('begins at home and names every screen once', () => {
    expect(entries[0]?.id).toBe('home');
    expect(new Set(entries.map(({ id }) => id)).size).toBe(entries.length);
  });

  test('leads only where this role may be, and never to a redirect', () => {
    for (const entry of entries) {
      const row = rowOf(entry);
      expect(mayEnterArea({ userRole: role }, row?.area ?? 'error')).toBe(true);
      expect(row?.to).toBeUndefined();
      expect(entry.path).not.toContain(':');
    }
  });
});

test.each(all(ROUTES))('today %s is led to built screens only', (_, entries) => {
  expect(entries.length).toBeGreaterThan(0);
  expect(entries.filter((entry) => rowOf(entry)?.view === 'unbuilt')).toEqual([]);
});

test('an administrator reaches every list there is', () => {
  const admin = new Set(
    all(FINISHED)
      .flatMap(([role, entries]) => (role === 'admin' ? entries : []))
      .map(({ id }) => id),
  );
  const lists = ROUTES.filter(({ area, path }) => area === 'admin' && !path.includes(':') && !/\/create$/.test(path));
  expect(lists.filter(({ id }) => !admin.has(id)).map(({ id }) => id)).toEqual([]);
});

test('a visitor is led to public pages only', () => {
  const entries = visitorSections(texts, FINISHED).flatMap((section) => section.entries);
  expect(entries.length).toBeGreaterThan(5);
  expect(entries.filter((entry) => rowOf(entry)?.access === 'member')).toEqual([]);
});
