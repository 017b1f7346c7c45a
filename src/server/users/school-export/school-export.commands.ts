import type pg from 'pg';
import { mayManage } from '#domain/access/grant.rule.ts';
import { hasPermission } from '#domain/access/permission.ts';
import { ProductError } from '#domain/platform/errors.ts';
import type { Viewer } from '../../access/viewer.ts';
import { recordChange } from '../../platform/audit/audit.log.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { readSchool, type School } from '../school.queries.ts';

/**
 * The school whose data the viewer may export: any for an admin, the one they work in for a school admin, if they may
 * change users. Nothing while support views an account. Throws `NOT_FOUND`, `FORBIDDEN`.
 */
export async function schoolToExport(
  database: pg.ClientBase | pg.Pool,
  viewer: Viewer,
  id: string,
): Promise<Pick<School, 'id' | 'name'>> {
  const school = await readSchool(database, viewer, id);
  if (!mayManage(viewer, { role: 'student', schoolId: school.id, permissions: [] }))
    throw new ProductError('NOT_FOUND');
  if (viewer.helperId !== null || !hasPermission(viewer, 'users.write')) throw new ProductError('FORBIDDEN');
  return school;
}

/** Records that somebody is about to download the data of a school. Throws as `schoolToExport` does. */
export const recordSchoolExport = (pool: pg.Pool, viewer: Viewer, id: string): Promise<void> =>
  inTransaction(pool, async (client) => {
    const school = await schoolToExport(client, viewer, id);
    await recordChange(client, viewer, {
      ...{ action: 'exported', resource: 'school', id: school.id, title: school.name, schoolId: school.id },
      ...{ before: null, after: null },
    });
  });
