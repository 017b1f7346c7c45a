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
  'users.support',
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
  'audit.read',
  'platforms.read',
  'platforms.write',
] as const;

export type Permission = (typeof PERMISSIONS)[number];
type Parts<Name extends Permission> = Name extends `${infer Area}.${infer Action}`
  ? [area: Area, action: Action]
  : never;

/** The area and the action of a permission. */
export const permissionParts = (permission: Permission): Parts<Permission> =>
  permission.split('.') as Parts<Permission>;

/** Instead of a list: every permission, including those of later versions. */
export const EVERY_PERMISSION = '*';

/** Stored permissions of roles; names that no longer exist are dropped. */
export const permissionsNamed = (permissionNames: readonly string[]): readonly Permission[] =>
  permissionNames.includes(EVERY_PERMISSION)
    ? PERMISSIONS
    : PERMISSIONS.filter((permission) => permissionNames.includes(permission));

type PermissionHolder = { readonly permissions: readonly string[] } | null;

const permissionsOf = (user: PermissionHolder): readonly string[] => user?.permissions ?? [];

/** Whether the user has a permission; null, for nobody, has none. */
export const hasPermission = (user: PermissionHolder, permission: Permission): boolean =>
  user?.permissions.includes(permission) === true;

/** Whether the user has every one of the permissions. */
export const hasAllPermissions = (user: PermissionHolder, permissions: readonly Permission[]): boolean =>
  permissions.every((permission) => permissionsOf(user).includes(permission));

/** Whether the user has at least one of the permissions. */
export const hasAnyPermission = (user: PermissionHolder, permissions: readonly Permission[]): boolean =>
  permissions.some((permission) => permissionsOf(user).includes(permission));
