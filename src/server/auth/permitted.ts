import { hasAnyPermission, type Permission } from '#domain/access/permission.ts';
import { DEFAULT_PERMISSIONS } from '#domain/entities/role.ts';
import { ProductError } from '#domain/errors.ts';
import type { Viewer } from './viewer.ts';

/** Throws `FORBIDDEN` unless the viewer holds one of the permissions. */
export function requirePermitted(viewer: Viewer, ...permissions: readonly Permission[]): void {
  if (!hasAnyPermission({ permissions: DEFAULT_PERMISSIONS[viewer.role] }, permissions)) {
    throw new ProductError('FORBIDDEN');
  }
}
