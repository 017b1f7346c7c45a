import type { Role } from '../entities/role.ts';
import { hasAllPermissions, type Permission } from './permission.ts';

/** Somebody who holds permissions: over everything as an admin, over the own school as a school admin. */
export type Holder = {
  readonly role: Role;
  readonly schoolId: string | null;
  readonly permissions: readonly string[];
};

/** May they give or take what differs between the two sets? Nobody grants, and nobody takes, what they lack. */
export function mayGrant(holder: Holder, before: readonly Permission[], after: readonly Permission[]): boolean {
  const changed = [
    ...before.filter((permission) => !after.includes(permission)),
    ...after.filter((permission) => !before.includes(permission)),
  ];
  return hasAllPermissions(holder, changed);
}

/**
 * May they change this person's account at all? A school admin only at the own school, and never an admin's; nobody
 * one who may do what they may not, or a password sent to a changed address would be a way up.
 */
export function mayManage(holder: Holder, person: Holder): boolean {
  const isNear =
    holder.role === 'admin' ||
    (holder.role === 'schoolAdmin' &&
      holder.schoolId !== null &&
      holder.schoolId === person.schoolId &&
      person.role !== 'admin');
  return isNear && person.permissions.every((permission) => holder.permissions.includes(permission));
}

/** Kinds of account that this person may make. */
export const makeableRoles = (holder: Holder): readonly Role[] =>
  holder.role === 'admin'
    ? ['student', 'teacher', 'schoolAdmin', 'admin']
    : holder.role === 'schoolAdmin'
      ? ['student', 'teacher', 'schoolAdmin']
      : [];

/** What it takes to mend everybody else's rights. */
const KEYS = ['users.write', 'roles.write'] as const satisfies readonly Permission[];

/** Whether this account alone could still put the others right: one such has to stay, whatever is changed. */
export const holdsTheKeys = ({ role, permissions }: Holder, isDisabled: boolean): boolean =>
  role === 'admin' && !isDisabled && hasAllPermissions({ permissions }, KEYS);

/**
 * May they look at the product as this person does, to help? Never as an admin, of a school or of all: their screens
 * show other people's accounts.
 */
export const maySupport = (holder: Holder, person: Holder): boolean =>
  (person.role === 'student' || person.role === 'teacher') && mayManage(holder, person);
