import { ProductError } from '#domain/platform/errors.ts';
import type { Viewer } from '../../access/viewer.ts';

/**
 * The school whose endpoints the viewer manages; null for admins of the product, who manage those of the whole product.
 * Call it only behind the permission `platforms.read` or `platforms.write`. Throws `FORBIDDEN` for anyone else.
 */
export function webhookSchool({ role, schoolId }: Viewer): string | null {
  if (role === 'admin') return null;
  if (role !== 'schoolAdmin' || schoolId === null) throw new ProductError('FORBIDDEN');
  return schoolId;
}

/** SQL: the endpoint `e` is managed by the viewer. `$1`: `webhookSchool`. */
export const MANAGED_ENDPOINT = 'e.school_id is not distinct from $1::uuid';
