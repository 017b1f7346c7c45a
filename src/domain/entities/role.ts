import { PERMISSIONS, type Permission } from '../access/permission.ts';

export const ROLES = ['student', 'teacher', 'schoolAdmin', 'admin'] as const;
export type Role = (typeof ROLES)[number];

/** What a role may do until somebody edits it on the roles screen. */
export const DEFAULT_PERMISSIONS: Readonly<Record<Role, readonly Permission[]>> = {
  student: [],
  teacher: [],
  schoolAdmin: ['dashboard.read', 'users.read', 'users.write', 'schools.read', 'payments.read'],
  admin: PERMISSIONS,
};
