import { expect, test } from 'vitest';
import { type Area, mayEnterArea } from '#domain/access/area.rule.ts';
import { ROLES } from '#domain/access/role.ts';

const OPEN: readonly Area[] = ['front', 'auth', 'subject', 'error'];

test.each<[Area, readonly string[]]>([
  ['student', ['student']],
  ['teacher', ['teacher']],
  ['admin', ['schoolAdmin', 'admin']],
])('the area %s is for %j only', (area, roles) => {
  expect(ROLES.filter((userRole) => mayEnterArea({ userRole }, area))).toEqual(roles);
  expect(mayEnterArea(null, area)).toBe(false);
});

test.each(OPEN)('the area %s is for everyone', (area) => {
  expect(ROLES.every((userRole) => mayEnterArea({ userRole }, area))).toBe(true);
  expect(mayEnterArea(null, area)).toBe(true);
});
