import type pg from 'pg';
import { mayManage } from '#domain/access/grant.rule.ts';
import { ProductError } from '#domain/platform/errors.ts';
import { problemText } from '#domain/platform/problem.ts';
import type { SchoolDetails } from '#domain/users/school-details.schema.ts';
import type { Viewer } from '../access/viewer.ts';
import { recordChange } from '../platform/audit/audit.log.ts';
import { inTransaction } from '../platform/db/transaction.ts';
import { readSchool, type School } from './school.queries.ts';

/**
 * Throws `INVALID_INPUT` for an image that the viewer has not uploaded: a logo is public, and the images of questions and
 * of other users are not.
 */
async function expectOwnImage(client: pg.ClientBase, viewer: Viewer, digest: string): Promise<void> {
  const { rowCount } = await client.query(
    `select from uploads u join figures f on f.digest = u.digest
     where u.digest = $1 and u.user_id = $2 and u.purpose = 'picture'`,
    [digest, viewer.userId],
  );
  if (rowCount === 0) throw new ProductError('INVALID_INPUT', { fields: { logo: problemText('imageMissing') } });
}

/**
 * Saves what a school says about itself: any school for an admin, their own for a school admin. Throws `NOT_FOUND`, also
 * for other schools, and `CHANGED_MEANWHILE` if somebody has saved it since, and
 * `INVALID_INPUT` for a logo that the viewer has not uploaded.
 */
export const saveSchoolDetails = (
  pool: pg.Pool,
  viewer: Viewer,
  id: string,
  { revision, details }: { readonly revision: number; readonly details: SchoolDetails },
): Promise<School> =>
  inTransaction(pool, async (client) => {
    const before = await readSchool(client, viewer, id);
    if (!mayManage(viewer, { role: 'student', schoolId: before.id, permissions: [] }))
      throw new ProductError('NOT_FOUND');
    const { address, place, email, phone, website, dates } = details;
    const shown = before.details.logo ?? null;
    const logo = details.logo === undefined ? shown : details.logo;
    if (logo !== null && logo !== shown) await expectOwnImage(client, viewer, logo);
    const { rowCount } = await client.query(
      `update schools set address = $3, place = $4, email = $5, phone = $6, website = $7, dates = $8, logo = $9
       where id = $1 and revision = $2`,
      [before.id, revision, address, place, email, phone, website, JSON.stringify(dates), logo],
    );
    if (rowCount === 0) throw new ProductError('CHANGED_MEANWHILE');
    const after = await readSchool(client, viewer, id);
    await recordChange(client, viewer, {
      ...{ action: 'changed', resource: 'school', id: before.id, title: before.name, revision: after.revision },
      ...{ before: before.details, after: after.details, schoolId: before.id },
    });
    return after;
  });
