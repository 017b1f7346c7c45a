import { describe, expect, test } from 'vitest';
import { mayEnterArea } from '#domain/access/area.rule.ts';
import { hasPermission, PERMISSIONS } from '#domain/access/permission.ts';
import { ROLES } from '#domain/access/role.ts';
import { RESOURCES } from '#domain/platform/resources/registry.ts';
import { ROUTES } from '#routes/table.ts';
import { texts } from '#texts/compiled/en/platform/navigation.generated.ts';
import { ICON_PATHS } from '#ui/icon/icon-paths.ts';
import { navigationFor } from '#views/layouts/navigation/navigation.ts';
import type { NavigationEntry } from '#views/layouts/navigation/navigation-entry.ts';
import { visitorSections } from '#views/layouts/navigation/visitor-navigation.ts';

const ALL = ROLES.map((role) => {
  const { sections, account } = navigationFor({ userRole: role, permissions: PERMISSIONS }, texts);
  return [role, [...sections.flatMap(({ entries }) => entries), ...account]] as const;
});

const rowOf = ({ id }: NavigationEntry) => ROUTES.find((row) => row.id === id);

describe.each(ALL)('navigation for %s', (role, entries) => {
  test('starts with home and lists every screen once', () => {
    expect(entries[0]?.id).toBe('home');
    expect(new Set(entries.map(({ id }) => id)).size).toBe(entries.length);
  });

  test('links only to addresses that this role may open, and never to a redirect', () => {
    for (const entry of entries) {
      const row = rowOf(entry);
      expect(mayEnterArea({ userRole: role }, row?.area ?? 'error')).toBe(true);
      expect(row?.to).toBeUndefined();
      expect(entry.path).not.toContain(':');
    }
  });

  test('gives every screen an icon of its own', () => {
    const drawings = new Map(entries.map(({ id, icon }) => [id, ICON_PATHS[icon]]));
    const shared = entries.filter(({ id, icon }) =>
      [...drawings].some(([other, drawing]) => other !== id && drawing === ICON_PATHS[icon]),
    );
    expect(shared.map(({ id }) => id)).toEqual([]);
  });
});

test('shows an administrator every list', () => {
  const admin = new Set(ALL.flatMap(([role, entries]) => (role === 'admin' ? entries : [])).map(({ id }) => id));
  const lists = ROUTES.filter(({ area, path }) => area === 'admin' && !path.includes(':') && !/\/create$/.test(path));
  // Home shows the dashboard.
  expect(lists.filter(({ id }) => !admin.has(id)).map(({ id }) => id)).toEqual(['admin']);
});

test('shows users with fewer permissions fewer screens: none that would only refuse them', () => {
  const permissions = ['plans.read'];
  const { sections, account } = navigationFor({ userRole: 'admin', permissions }, texts);
  const prices = ['admin.plans.standard', 'admin.plans.pro', 'admin.subject-pricing', 'admin.coupon-code'];
  expect(sections.flatMap(({ entries }) => entries.map(({ id }) => id))).toEqual(['home', ...prices]);
  expect(account.map(({ id }) => id)).toContain('admin.change-password');
  const lists = Object.entries(RESOURCES).filter(([, { read }]) => !hasPermission({ permissions }, read));
  const led = new Set(sections.flatMap(({ entries }) => entries.map(({ path }) => path)));
  expect(lists.filter(([name]) => led.has(`/admin/${name}`))).toEqual([]);
});

test('shows a visitor public pages only', () => {
  const entries = visitorSections(texts).flatMap((section) => section.entries);
  expect(entries.length).toBeGreaterThan(5);
  expect(entries.filter((entry) => rowOf(entry)?.access === 'member')).toEqual([]);
  expect(new Set(entries.map(({ icon }) => ICON_PATHS[icon])).size).toBe(entries.length);
});

test('only students can practise, from everywhere', () => {
  const actions = ALL.map(([role, entries]) => [role, entries.filter(({ isAction }) => isAction)] as const);
  for (const [role, found] of actions) {
    expect(found.map(({ path }) => path)).toEqual(role === 'student' ? ['/session?practise'] : []);
  }
});
