import { ProductError } from '#domain/platform/errors.ts';
import type { Viewer } from '../../access/viewer.ts';

/**
 * The school whose stores the viewer manages; null for admins of the product, who manage those of all schools. Call it
 * only behind the permission `platforms.read` or `platforms.write`. Throws `FORBIDDEN` for anyone else.
 */
export function recordSchool({ role, schoolId }: Viewer): string | null {
  if (role === 'admin') return null;
  if (role !== 'schoolAdmin' || schoolId === null) throw new ProductError('FORBIDDEN');
  return schoolId;
}

/** SQL: the store `e` is managed by the viewer. `$1`: `recordSchool`. */
export const MANAGED_STORE = '($1::uuid is null or e.school_id = $1)';
