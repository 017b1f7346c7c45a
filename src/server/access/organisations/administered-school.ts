import { hasPermission } from '#domain/access/permission.ts';
import { ProductError } from '#domain/platform/errors.ts';
import type { Viewer } from '../viewer.ts';

/** The school whose users the viewer administers. Throws `FORBIDDEN` for others than its admins. */
export function administeredSchool(viewer: Viewer): string {
  if (viewer.role !== 'schoolAdmin' || viewer.schoolId === null || !hasPermission(viewer, 'users.write'))
    throw new ProductError('FORBIDDEN');
  return viewer.schoolId;
}
