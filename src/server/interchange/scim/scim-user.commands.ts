import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { ScimError } from '#domain/interchange/scim/scim-error.ts';
import { readResource } from '#domain/interchange/scim/scim-resource.ts';
import { USER_TYPE } from '#domain/interchange/scim/scim-resource-types.ts';
import { type ScimRole, scimRole } from '#domain/interchange/scim/scim-role.rule.ts';
import { currentUser, readScimUser, type ScimUser } from '#domain/interchange/scim/scim-user.rule.ts';
import { jsonOf, type ScimObject, scimObject } from '#domain/interchange/scim/scim-value.ts';
import { recordChange } from '../../platform/audit/audit.log.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { isUuid } from '../../platform/db/uuid.ts';
import { recordMatch } from './scim-match.commands.ts';
import { namesVersion, type SentResource } from './scim-reply.ts';
import type { ScimHolder } from './scim-token.holder.ts';
import { findScimUser, SCIM_USER_COLUMNS, SCIM_USERS, type ScimUserRow, userResource } from './scim-user.queries.ts';

/** Whose request it is, and the address of the SCIM server. */
export type ScimContext = { readonly pool: pg.Pool; readonly holder: ScimHolder; readonly base: string };

/** Two requests at once: the database has found the second. */
const isTaken = (error: unknown): boolean => error instanceof pg.DatabaseError && error.code === '23505';

/** Runs the work in a transaction. Throws `userExists` if a user name, an id or an email is taken meanwhile. */
async function changing<T>(pool: pg.Pool, work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  try {
    return await inTransaction(pool, work);
  } catch (error) {
    throw isTaken(error) ? new ScimError('userExists') : error;
  }
}

/**
 * Creates an account that nobody has used: the school's single sign-on, or an invitation, opens it. A user whom the identity
 * system has deleted returns with their external id. Throws `userExists` for an email that has an account, whatever account
 * it is: one of the school is then offered to its admins. Throws what `readScimUser` throws.
 */
export async function createScimUser(context: ScimContext, body: ScimObject): Promise<SentResource> {
  const attributes = readResource(USER_TYPE, body);
  const user = readScimUser(attributes);
  try {
    return await createdUser(context, attributes, user);
  } catch (error) {
    if (error instanceof ScimError && error.code === 'userExists')
      await recordMatch(context.pool, context.holder.schoolId, attributes, user);
    throw error;
  }
}

function createdUser(
  { pool, holder, base }: ScimContext,
  attributes: ScimObject,
  user: ScimUser,
): Promise<SentResource> {
  return changing(pool, async (client) => {
    const former = await formerUser(client, holder.schoolId, user.externalId);
    if (former !== null) return resumeUser(client, { holder, base }, former, attributes);
    const id = randomUUID();
    const { rowCount } = await client.query(
      `with put as (
         insert into users (id, name, email, role, school_id) values ($1, $2, $3, $4, $5)
         on conflict (email) do nothing returning id
       )
       insert into scim_users (user_id, school_id, user_name, external_id, attributes)
       select id, $5, $6, $7, $8::jsonb from put`,
      [
        ...([id, user.name, user.email, user.role ?? 'student', holder.schoolId] as const),
        ...([user.userName, user.externalId, JSON.stringify(jsonOf(attributes))] as const),
      ],
    );
    if (rowCount !== 1) throw new ScimError('userExists');
    await record(client, holder, 'created', { id, name: user.name }, null, auditOf(user, user.role ?? 'student'));
    if (!user.isActive) await deactivate(client, holder, { id, name: user.name });
    return sent(client, { holder, base }, id);
  });
}

/** A user with this external id whom the identity system has deleted. Throws `userExists` for one whom it has not. */
async function formerUser(client: pg.PoolClient, schoolId: string, externalId: string | null): Promise<string | null> {
  if (externalId === null) return null;
  const { rows } = await client.query<{ id: string; isDeleted: boolean }>(
    `select l.user_id as id, l.deleted_at is not null and coalesce(u.school_id = $1, false) and u.role in ('student', 'teacher') as "isDeleted"
     from scim_users l join users u on u.id = l.user_id
     where l.school_id = $1 and l.external_id = $2 for update of l`,
    [schoolId, externalId],
  );
  const [found] = rows;
  if (found?.isDeleted === false) throw new ScimError('userExists');
  return found?.id ?? null;
}

type Reply = Pick<ScimContext, 'holder' | 'base'>;

async function resumeUser(
  client: pg.PoolClient,
  reply: Reply,
  id: string,
  attributes: ScimObject,
): Promise<SentResource> {
  await client.query('update scim_users set deleted_at = null where user_id = $1', [id]);
  const row = await lockedUser(client, reply.holder.schoolId, id);
  await saveUser(
    client,
    reply.holder,
    row,
    attributes.has('active') ? attributes : new Map([...attributes, ['active', true]]),
  );
  return sent(client, reply, id);
}

/**
 * Changes a user: `change` gets the resource as it is now. Throws `resourceUnknown`, `versionDiffers`, `userExists`,
 * `roleFixed`, and what `change` and `readScimUser` throw.
 */
export function updateScimUser(
  { pool, holder, base }: ScimContext,
  { id, ifMatch }: { readonly id: string; readonly ifMatch: string | undefined },
  change: (current: ScimObject) => ScimObject,
): Promise<SentResource> {
  return changing(pool, async (client) => {
    const row = await lockedUser(client, holder.schoolId, id);
    const before = userResource(base, row);
    if (ifMatch !== undefined && !namesVersion(ifMatch, before.version)) throw new ScimError('versionDiffers');
    await saveUser(client, holder, row, change(currentUser(scimObject(row.attributes), row)));
    return sent(client, { holder, base }, id);
  });
}

/** The user as they are, locked until the transaction ends. Throws `resourceUnknown`. */
async function lockedUser(client: pg.PoolClient, schoolId: string, id: string): Promise<ScimUserRow> {
  if (!isUuid(id)) throw new ScimError('resourceUnknown');
  const { rows } = await client.query<ScimUserRow>(
    `select ${SCIM_USER_COLUMNS} from ${SCIM_USERS} and l.user_id = $2 for update of l, u`,
    [schoolId, id],
  );
  if (rows[0] === undefined) throw new ScimError('resourceUnknown');
  return rows[0];
}

/** What PUT sets: what it leaves out has no value, except whether the user is active. */
export const replacedUser =
  (body: ScimObject) =>
  (current: ScimObject): ScimObject => {
    const attributes = readResource(USER_TYPE, body);
    const active = current.get('active');
    return attributes.has('active') || active === undefined ? attributes : new Map([...attributes, ['active', active]]);
  };

async function saveUser(
  client: pg.PoolClient,
  holder: ScimHolder,
  row: ScimUserRow,
  attributes: ScimObject,
): Promise<void> {
  const user = readScimUser(attributes);
  const role = scimRole(attributes);
  if (role !== null && role !== row.role) await changeRole(client, holder, row, role);
  const { rowCount } = await client.query(
    `with moved as (
       update users set name = $2, email = $3 where id = $1 and (name <> $2 or email <> $3) returning id
     ), codes as (
       -- Links that were sent to an old address end.
       delete from one_time_codes where user_id = $1 and $3 <> $4
     )
     update scim_users set user_name = $5, external_id = $6, attributes = $7::jsonb, updated_at = now()
     where user_id = $1 and attributes <> $7::jsonb`,
    [
      ...([row.id, user.name, user.email, row.email] as const),
      ...([user.userName, user.externalId, JSON.stringify(jsonOf(attributes))] as const),
    ],
  );
  if (rowCount === 1 && (user.name !== row.name || user.email !== row.email))
    await record(
      client,
      holder,
      'changed',
      { id: row.id, name: user.name },
      { name: row.name, email: row.email },
      { name: user.name, email: user.email },
    );
  if (row.isActive && !user.isActive) await deactivate(client, holder, { id: row.id, name: user.name });
  if (!row.isActive && user.isActive) await reactivate(client, holder, { id: row.id, name: user.name });
}

/** Changes the type of an account that nobody has used and that is in no class. Throws `roleFixed` for others. */
async function changeRole(client: pg.PoolClient, holder: ScimHolder, row: ScimUserRow, role: ScimRole): Promise<void> {
  const { rowCount } = await client.query(
    `update users u set role = $2
     where u.id = $1 and u.role in ('student', 'teacher') and u.password_digest is null and u.profile_completed_at is null
       and not exists (select from sign_on_users o where o.user_id = u.id)
       and not exists (select from sessions s where s.user_id = u.id)
       and not exists (select from classroom_members m where m.user_id = u.id)
       and not exists (select from classroom_teachers t where t.user_id = u.id)`,
    [row.id, role],
  );
  if (rowCount !== 1) throw new ScimError('roleFixed');
  await record(client, holder, 'changed', row, { role: row.role }, { role });
}

type Named = { readonly id: string; readonly name: string };

/** Deactivates an account, which revokes its sessions at once. Its work stays. */
async function deactivate(client: pg.PoolClient, holder: ScimHolder, user: Named): Promise<void> {
  await client.query(
    `with put as (
       update users set disabled_at = now() where id = $1 and disabled_at is null returning id
     ), links as (
       update scim_users l set ended_at = now() from put where l.user_id = put.id
     ), ended_sessions as (
       update sessions s set revoked_at = now() from put where s.user_id = put.id and s.revoked_at is null
     ), visits as (
       update support_visits v set ended_at = now() from put where v.user_id = put.id and v.ended_at is null
     )
     delete from one_time_codes c using put where c.user_id = put.id`,
    [user.id],
  );
  await record(client, holder, 'disabled', user, { state: 'active' }, { state: 'disabled' });
}

/** Reactivates an account that the identity system has deactivated, unless a person has changed that since. */
async function reactivate(client: pg.PoolClient, holder: ScimHolder, user: Named): Promise<void> {
  const { rowCount } = await client.query(
    `with put as (
       update users u set disabled_at = null from scim_users l
       where u.id = $1 and l.user_id = u.id and u.disabled_at = l.ended_at returning u.id
     )
     update scim_users l set ended_at = null from put where l.user_id = put.id`,
    [user.id],
  );
  if (rowCount === 1) await record(client, holder, 'enabled', user, { state: 'disabled' }, { state: 'active' });
}

/**
 * Deactivates the account of a user, and forgets them until they are created again with the same external id. Throws
 * `resourceUnknown` and `versionDiffers`.
 */
export function deleteScimUser(
  { pool, holder, base }: ScimContext,
  id: string,
  ifMatch: string | undefined,
): Promise<void> {
  return changing(pool, async (client) => {
    const row = await lockedUser(client, holder.schoolId, id);
    if (ifMatch !== undefined && !namesVersion(ifMatch, userResource(base, row).version))
      throw new ScimError('versionDiffers');
    if (row.isActive) await deactivate(client, holder, row);
    await client.query('update scim_users set deleted_at = now(), updated_at = now() where user_id = $1', [row.id]);
  });
}

async function sent(client: pg.PoolClient, { holder, base }: Reply, id: string): Promise<SentResource> {
  const found = await findScimUser(client, holder.schoolId, base, id);
  if (found === null) throw new ScimError('resourceUnknown');
  return found;
}

const auditOf = ({ name, email }: ScimUser, role: ScimRole) => ({ name, email, role });

const record = (
  client: pg.PoolClient,
  { viewer, schoolId, tokenName }: ScimHolder,
  action: 'created' | 'changed' | 'disabled' | 'enabled',
  { id, name }: Named,
  before: object | null,
  after: object | null,
): Promise<void> =>
  recordChange(client, viewer, {
    ...{ action, resource: 'users', id, title: name, before, after, schoolId, reason: `SCIM: ${tokenName}` },
  });
