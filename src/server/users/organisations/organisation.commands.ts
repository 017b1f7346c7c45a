import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { ProductError } from '#domain/platform/errors.ts';
import { problemText } from '#domain/platform/problem.ts';
import type { Viewer } from '../../access/viewer.ts';
import { recordChange } from '../../platform/audit/audit.log.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { isUuid } from '../../platform/db/uuid.ts';
import { changingRights, namedOnce } from '../lock-keys.ts';
import { userToChange } from '../user.commands.ts';
import { assertAdmin } from './organisation.queries.ts';

const NAME_TAKEN = { name: problemText('organisationNameTaken') };

/** The organisation, locked until the end of the transaction. Throws `NOT_FOUND`. */
async function lockedOrganisation(client: pg.PoolClient, id: string): Promise<{ readonly name: string }> {
  const { rows } = await client.query<{ name: string }>('select name from organisations where id = $1 for update', [
    isUuid(id) ? id : null,
  ]);
  if (rows[0] === undefined) throw new ProductError('NOT_FOUND');
  return rows[0];
}

/** Creates an organisation without schools, and returns its id. Throws `FORBIDDEN`, `INVALID_INPUT` for a taken name. */
export function createOrganisation(pool: pg.Pool, viewer: Viewer, name: string): Promise<string> {
  assertAdmin(viewer);
  return inTransaction(pool, async (client) => {
    const id = randomUUID();
    await namedOnce(
      'organisations_name',
      NAME_TAKEN,
      client.query('insert into organisations (id, name) values ($1, $2)', [id, name]),
    );
    await recordChange(client, viewer, {
      ...{ action: 'created', resource: 'organisations', id, title: name, before: null, after: { name } },
    });
    return id;
  });
}

/** Renames an organisation. Throws `FORBIDDEN`, `NOT_FOUND`, `INVALID_INPUT` for a taken name. */
export function renameOrganisation(pool: pg.Pool, viewer: Viewer, id: string, name: string): Promise<void> {
  assertAdmin(viewer);
  return inTransaction(pool, async (client) => {
    const before = await lockedOrganisation(client, id);
    await namedOnce(
      'organisations_name',
      NAME_TAKEN,
      client.query('update organisations set name = $2 where id = $1', [id, name]),
    );
    await recordChange(client, viewer, {
      ...{ action: 'changed', resource: 'organisations', id, title: name, before, after: { name } },
    });
  });
}

/** Deletes an organisation. Its schools stay; its admins may only work in their own. Throws `FORBIDDEN`, `NOT_FOUND`. */
export function deleteOrganisation(pool: pg.Pool, viewer: Viewer, id: string): Promise<void> {
  assertAdmin(viewer);
  return changingRights(pool, async (client) => {
    const before = await lockedOrganisation(client, id);
    await client.query('delete from organisations where id = $1', [id]);
    await recordChange(client, viewer, {
      ...{ action: 'deleted', resource: 'organisations', id, title: before.name, before, after: null },
    });
  });
}

/**
 * Adds a school to an organisation, whose admins may then work in it. The school's admins can read this in their audit
 * log. Throws `FORBIDDEN`, `NOT_FOUND`, `INVALID_INPUT` for a school that belongs to an organisation.
 */
export function addOrganisationSchool(pool: pg.Pool, viewer: Viewer, id: string, school: string): Promise<void> {
  assertAdmin(viewer);
  return changingRights(pool, async (client) => {
    const { name } = await lockedOrganisation(client, id);
    const { rows } = await client.query<{ name: string; isFree: boolean }>(
      'select name, organisation_id is null as "isFree" from schools where id = $1 and deleted_at is null for update',
      [isUuid(school) ? school : null],
    );
    const [found] = rows;
    if (found === undefined) throw new ProductError('NOT_FOUND');
    if (!found.isFree)
      throw new ProductError('INVALID_INPUT', { fields: { school: problemText('schoolInOrganisation') } });
    await client.query('update schools set organisation_id = $2 where id = $1', [school, id]);
    await recordChange(client, viewer, {
      ...{ action: 'changed', resource: 'school', id: school, title: found.name, schoolId: school },
      ...{ before: { organisation: null }, after: { organisation: name } },
    });
  });
}

/**
 * Removes a school from an organisation: the sessions of its admins that work in the school end with their next request.
 * Throws `FORBIDDEN`, `NOT_FOUND`.
 */
export function removeOrganisationSchool(pool: pg.Pool, viewer: Viewer, id: string, school: string): Promise<void> {
  assertAdmin(viewer);
  return changingRights(pool, async (client) => {
    const { name } = await lockedOrganisation(client, id);
    const { rows } = await client.query<{ name: string }>(
      'update schools set organisation_id = null where id = $1 and organisation_id = $2 returning name',
      [isUuid(school) ? school : null, id],
    );
    if (rows[0] === undefined) throw new ProductError('NOT_FOUND');
    await recordChange(client, viewer, {
      ...{ action: 'changed', resource: 'school', id: school, title: rows[0].name, schoolId: school },
      ...{ before: { organisation: name }, after: { organisation: null } },
    });
  });
}

/**
 * Appoints a school admin as an admin of an organisation. Throws `FORBIDDEN`, `NOT_FOUND`, `BEYOND_RIGHTS` for an account
 * with more permissions than the viewer's, `INVALID_INPUT` if no active school admin has this email, or if they are
 * appointed already.
 */
export function appointOrganisationAdmin(pool: pg.Pool, viewer: Viewer, id: string, email: string): Promise<void> {
  assertAdmin(viewer);
  return changingRights(pool, async (client) => {
    const { name } = await lockedOrganisation(client, id);
    const found = await client.query<{ id: string }>(
      `select id from users where email = $1 and role = 'schoolAdmin' and disabled_at is null and password_digest is not null`,
      [email],
    );
    const [account] = found.rows;
    if (account === undefined)
      throw new ProductError('INVALID_INPUT', { fields: { email: problemText('noSuchSchoolAdmin') } });
    const user = await userToChange(client, viewer, account.id);
    const { rowCount } = await client.query(
      `insert into organisation_admins (user_id, organisation_id, granted_by) values ($1, $2, $3) on conflict do nothing`,
      [user.id, id, viewer.userId],
    );
    if (rowCount === 0)
      throw new ProductError('INVALID_INPUT', { fields: { email: problemText('organisationAdminAlready') } });
    await recordChange(client, viewer, {
      ...{ action: 'appointed', resource: 'users', id: user.id, title: user.name, schoolId: user.schoolId },
      ...{ before: null, after: { organisation: name } },
    });
  });
}

/**
 * Dismisses an admin of an organisation: their sessions in other schools than their own end with their next request.
 * Throws `FORBIDDEN`, `NOT_FOUND`.
 */
export function dismissOrganisationAdmin(pool: pg.Pool, viewer: Viewer, id: string, userId: string): Promise<void> {
  assertAdmin(viewer);
  return changingRights(pool, async (client) => {
    const { name } = await lockedOrganisation(client, id);
    const { rows } = await client.query<{ name: string; schoolId: string | null }>(
      `with gone as (delete from organisation_admins where organisation_id = $1 and user_id = $2 returning user_id)
       select u.name, u.school_id as "schoolId" from gone join users u on u.id = gone.user_id`,
      [id, isUuid(userId) ? userId : null],
    );
    const [user] = rows;
    if (user === undefined) throw new ProductError('NOT_FOUND');
    await recordChange(client, viewer, {
      ...{ action: 'dismissed', resource: 'users', id: userId, title: user.name, schoolId: user.schoolId },
      ...{ before: { organisation: name }, after: null },
    });
  });
}
