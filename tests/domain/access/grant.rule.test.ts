import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  creatableRoles,
  holdsTheKeys,
  mayGrant,
  mayManage,
  maySupport,
  type PermissionHolder,
} from '#domain/access/grant.rule.ts';
import { hasAllPermissions, hasPermission, PERMISSIONS, permissionsNamed } from '#domain/access/permission.ts';
import { ROLES } from '#domain/access/role.ts';

const permissions = fc.subarray([...PERMISSIONS]);
const user: fc.Arbitrary<PermissionHolder> = fc.record({
  role: fc.constantFrom(...ROLES),
  schoolId: fc.constantFrom(null, 'north', 'south'),
  permissions,
});

const changed = (before: readonly string[], after: readonly string[]) =>
  [...PERMISSIONS].filter((permission) => before.includes(permission) !== after.includes(permission));

describe('who grants', () => {
  it('gives and takes nothing they lack, and anything they hold', () => {
    fc.assert(
      fc.property(user, permissions, permissions, (giver, before, after) => {
        const lacked = changed(before, after).filter((permission) => !giver.permissions.includes(permission));
        expect(mayGrant(giver, before, after)).toBe(lacked.length === 0);
      }),
    );
  });

  it('makes no account of a kind above the own', () => {
    const of = (role: PermissionHolder['role']) => creatableRoles({ role, schoolId: 'north', permissions: [] });
    expect(of('admin')).toEqual(ROLES);
    expect(of('schoolAdmin')).toEqual(['student', 'teacher', 'schoolAdmin']);
    expect(of('teacher')).toEqual([]);
    expect(of('student')).toEqual([]);
  });
});

describe('who changes accounts', () => {
  it('is an admin or of the same school, and may do all that the other may do', () => {
    fc.assert(
      fc.property(user, user, (who, person) => {
        const isNear =
          who.role === 'admin' ||
          (who.role === 'schoolAdmin' &&
            who.schoolId !== null &&
            who.schoolId === person.schoolId &&
            person.role !== 'admin');
        const isAbove = person.permissions.every((permission) => who.permissions.includes(permission));
        expect(mayManage(who, person)).toBe(isNear && isAbove);
      }),
    );
  });

  it('never crosses to another school, or up to an admin', () => {
    const of = (schoolId: string | null): PermissionHolder => ({
      role: 'schoolAdmin',
      schoolId,
      permissions: ['users.write'],
    });
    expect(mayManage(of('north'), { ...of('north'), role: 'student', permissions: [] })).toBe(true);
    expect(mayManage(of('north'), { ...of('south'), role: 'student', permissions: [] })).toBe(false);
    expect(mayManage(of(null), { ...of(null), role: 'student', permissions: [] })).toBe(false);
    expect(mayManage(of('north'), { ...of('north'), role: 'admin', permissions: [] })).toBe(false);
  });

  it('looks through the eyes of students and teachers only', () => {
    fc.assert(
      fc.property(user, user, (who, person) => {
        if (person.role === 'admin' || person.role === 'schoolAdmin') expect(maySupport(who, person)).toBe(false);
        else expect(maySupport(who, person)).toBe(mayManage(who, person));
      }),
    );
  });
});

it.each([
  ['student', true],
  ['teacher', true],
  ['schoolAdmin', false],
  ['admin', false],
] as const)('an admin who holds every permission may help a %s: %s', (role, may) => {
  const admin: PermissionHolder = { role: 'admin', schoolId: null, permissions: PERMISSIONS };
  expect(maySupport(admin, { role, schoolId: 'north', permissions: [] })).toBe(may);
});

it('who may do nothing may nothing', () => {
  expect(hasPermission(null, 'users.read')).toBe(false);
  expect(hasAllPermissions(null, ['users.read'])).toBe(false);
});

it.each([
  ['admin', ['users.write', 'roles.write'], false, true],
  ['admin', ['users.write', 'roles.write'], true, false],
  ['admin', ['users.write'], false, false],
  ['admin', ['roles.write'], false, false],
  ['schoolAdmin', ['users.write', 'roles.write'], false, false],
] as const)('a %s with %j, disabled: %s, holds the keys: %s', (role, held, isDisabled, holds) => {
  expect(holdsTheKeys({ role, schoolId: null, permissions: held }, isDisabled)).toBe(holds);
});

it('a star grants every permission, and unknown names are dropped', () => {
  expect(permissionsNamed(['*'])).toEqual(PERMISSIONS);
  expect(permissionsNamed(['users.read', 'moon.walk'])).toEqual(['users.read']);
  expect(permissionsNamed([])).toEqual([]);
});
