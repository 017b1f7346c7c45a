/** Identifiers of permissions: `area.action`. */
export const PERMISSIONS = [
  'dashboard.read',
  'quiz.read',
  'quiz.write',
  'questions.read',
  'questions.write',
  'content.read',
  'content.write',
  'users.read',
  'users.write',
  'roles.read',
  'roles.write',
  'schools.read',
  'schools.write',
  'payments.read',
  'payments.refund',
  'plans.read',
  'plans.write',
  'site.read',
  'site.write',
  'settings.read',
  'settings.write',
] as const;

export type Permission = (typeof PERMISSIONS)[number];

type Holder = { readonly permissions: readonly string[] } | null;

const held = (user: Holder): readonly string[] => user?.permissions ?? [];

export const hasPermission = (user: Holder, permission: Permission): boolean => held(user).includes(permission);

export const hasAllPermissions = (user: Holder, permissions: readonly Permission[]): boolean =>
  permissions.every((permission) => held(user).includes(permission));

export const hasAnyPermission = (user: Holder, permissions: readonly Permission[]): boolean =>
  permissions.some((permission) => held(user).includes(permission));
