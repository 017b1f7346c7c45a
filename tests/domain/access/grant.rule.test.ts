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

describe('a user who grants permissions', () => {
  it('grants and revokes only permissions that they have', () => {
    fc.assert(
      fc.property(user, permissions, permissions, (giver, before, after) => {
        const lacked = changed(before, after).filter((permission) => !giver.permissions.includes(permission));
        expect(mayGrant(giver, before, after)).toBe(lacked.length === 0);
      }),
    );
  });

  it('creates no account above their own', () => {
    const of = (role: PermissionHolder['role']) => creatableRoles({ role, schoolId: 'north', permissions: [] });
    expect(of('admin')).toEqual(ROLES);
    expect(of('schoolAdmin')).toEqual(['student', 'teacher', 'schoolAdmin']);
    expect(of('teacher')).toEqual([]);
    expect(of('student')).toEqual([]);
  });
});

describe('a user who manages accounts', () => {
  it('is an admin or of the same school, with all permissions of the account', () => {
    fc.assert(
      fc.property(user, user, (who, other) => {
        const isNear =
          who.role === 'admin' ||
          (who.role === 'schoolAdmin' &&
            who.schoolId !== null &&
            who.schoolId === other.schoolId &&
            other.role !== 'admin');
        const isAbove = other.permissions.every((permission) => who.permissions.includes(permission));
        expect(mayManage(who, other)).toBe(isNear && isAbove);
      }),
    );
  });

  it('manages no account of another school, and none above their own', () => {
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

  it('views the product only as students and teachers', () => {
    fc.assert(
      fc.property(user, user, (who, other) => {
        if (other.role === 'admin' || other.role === 'schoolAdmin') expect(maySupport(who, other)).toBe(false);
        else expect(maySupport(who, other)).toBe(mayManage(who, other));
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

it('without permissions can do nothing', () => {
  expect(hasPermission(null, 'users.read')).toBe(false);
  expect(hasAllPermissions(null, ['users.read'])).toBe(false);
});

it.each([
  ['admin', ['users.write', 'roles.write'], false, true],
  ['admin', ['users.write', 'roles.write'], true, false],
  ['admin', ['users.write'], false, false],
  ['admin', ['roles.write'], false, false],
  ['schoolAdmin', ['users.write', 'roles.write'], false, false],
] as const)('a %s with %j, disabled: %s, can repair all permissions: %s', (role, held, isDisabled, holds) => {
  expect(holdsTheKeys({ role, schoolId: null, permissions: held }, isDisabled)).toBe(holds);
});

it('the asterisk grants every permission, and unknown names are dropped', () => {
  expect(permissionsNamed(['*'])).toEqual(PERMISSIONS);
  expect(permissionsNamed(['users.read', 'moon.walk'])).toEqual(['users.read']);
  expect(permissionsNamed([])).toEqual([]);
});
