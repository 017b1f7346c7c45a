import { hasAllPermissions, type Permission } from './permission.ts';
import type { Role } from './role.ts';

/** A user with permissions: everywhere as an admin, within their school as a school admin. */
export type PermissionHolder = {
  readonly role: Role;
  readonly schoolId: string | null;
  readonly permissions: readonly string[];
  /** Whether a school admin may also work in the other schools of an organisation. */
  readonly isOrganisationAdmin?: boolean;
};

/** Whether a user may grant or revoke what differs between two sets: only permissions that they have themselves. */
export function mayGrant(user: PermissionHolder, before: readonly Permission[], after: readonly Permission[]): boolean {
  const changed = [
    ...before.filter((permission) => !after.includes(permission)),
    ...after.filter((permission) => !before.includes(permission)),
  ];
  return hasAllPermissions(user, changed);
}

/**
 * Whether a user may manage another account at all. A school admin manages only accounts of their own school, and never
 * an admin's, and never one that may work in other schools too. Nobody manages an account with more permissions than their own: a password reset to a changed email
 * address would give them those permissions.
 */
export function mayManage(user: PermissionHolder, other: PermissionHolder): boolean {
  const isNear =
    user.role === 'admin' ||
    (user.role === 'schoolAdmin' &&
      user.schoolId !== null &&
      user.schoolId === other.schoolId &&
      other.role !== 'admin' &&
      other.isOrganisationAdmin !== true);
  return isNear && other.permissions.every((permission) => user.permissions.includes(permission));
}

/** Account types that this user may create. */
export const creatableRoles = (user: PermissionHolder): readonly Role[] =>
  user.role === 'admin'
    ? ['student', 'teacher', 'schoolAdmin', 'admin']
    : user.role === 'schoolAdmin'
      ? ['student', 'teacher', 'schoolAdmin']
      : [];

/** The permissions needed to repair everyone else's permissions. */
const KEYS = ['users.write', 'roles.write'] as const satisfies readonly Permission[];

/**
 * Whether this account alone could repair the others' permissions: one such account has to remain, whatever is changed.
 */
export const holdsTheKeys = ({ role, permissions }: PermissionHolder, isDisabled: boolean): boolean =>
  role === 'admin' && !isDisabled && hasAllPermissions({ permissions }, KEYS);

/**
 * Whether a user may view the product as another user, for support. Never as an admin or school admin: their screens
 * show other users' accounts.
 */
export const maySupport = (user: PermissionHolder, other: PermissionHolder): boolean =>
  (other.role === 'student' || other.role === 'teacher') && mayManage(user, other);
