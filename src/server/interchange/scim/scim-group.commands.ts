import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { CLASSROOM_MEMBERS_MAX } from '#domain/classrooms/classroom.limits.ts';
import { ScimError } from '#domain/interchange/scim/scim-error.ts';
import { readScimGroup } from '#domain/interchange/scim/scim-group.rule.ts';
import { readResource } from '#domain/interchange/scim/scim-resource.ts';
import { GROUP_TYPE } from '#domain/interchange/scim/scim-resource-types.ts';
import type { ScimRole } from '#domain/interchange/scim/scim-role.rule.ts';
import type { ScimObject } from '#domain/interchange/scim/scim-value.ts';
import { freshJoinCode } from '../../classrooms/classroom.commands.ts';
import { recordChange } from '../../platform/audit/audit.log.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { isUuid } from '../../platform/db/uuid.ts';
import {
  findScimGroup,
  groupResources,
  SCIM_GROUP_COLUMNS,
  SCIM_GROUPS,
  type ScimGroupRow,
} from './scim-group.queries.ts';
import { namesVersion, type SentResource } from './scim-reply.ts';
import type { ScimHolder } from './scim-token.holder.ts';
import type { ScimContext } from './scim-user.commands.ts';

/** Runs the work in a transaction. Throws `groupExists` if an external id is taken meanwhile. */
async function changing<T>(pool: pg.Pool, work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  try {
    return await inTransaction(pool, work);
  } catch (error) {
    const isTaken = error instanceof pg.DatabaseError && error.constraint === 'scim_groups_external_id';
    throw isTaken ? new ScimError('groupExists') : error;
  }
}

/**
 * Creates a class with a join code. A class that the identity system has deleted is restored for the same external id.
 * Throws `groupExists`, `memberUnknown`, `classFull`, and what `readScimGroup` throws.
 */
export async function createScimGroup(context: ScimContext, body: ScimObject): Promise<SentResource> {
  const { pool, holder, base } = context;
  const group = readScimGroup(readResource(GROUP_TYPE, body));
  return changing(pool, async (client) => {
    const former = await formerGroup(client, holder.schoolId, group.externalId);
    const id = former ?? randomUUID();
    if (former === null) await addClass(client, holder, { id, name: group.name, externalId: group.externalId });
    else await restoreClass(client, holder, { id, name: group.name });
    await saveGroup(client, context, await lockedGroup(client, context, id), group);
    return sent(client, holder, base, id);
  });
}

async function formerGroup(client: pg.PoolClient, schoolId: string, externalId: string | null): Promise<string | null> {
  if (externalId === null) return null;
  const { rows } = await client.query<{ id: string; isDeleted: boolean }>(
    `select l.classroom_id as id, l.deleted_at is not null and coalesce(c.school_id = $1, false) as "isDeleted"
     from scim_groups l join classrooms c on c.id = l.classroom_id
     where l.school_id = $1 and l.external_id = $2 for update of l`,
    [schoolId, externalId],
  );
  const [found] = rows;
  if (found?.isDeleted === false) throw new ScimError('groupExists');
  return found?.id ?? null;
}

type NewClass = { readonly id: string; readonly name: string; readonly externalId: string | null };

async function addClass(client: pg.PoolClient, holder: ScimHolder, { id, name, externalId }: NewClass): Promise<void> {
  await client.query(
    `with put as (insert into classrooms (id, school_id, name) values ($1, $2, $3) returning id)
     insert into classroom_codes (code, classroom_id, kind) select $4, id, 'code' from put`,
    [id, holder.schoolId, name, freshJoinCode()],
  );
  await client.query('insert into scim_groups (classroom_id, school_id, external_id) values ($1, $2, $3)', [
    ...([id, holder.schoolId, externalId] as const),
  ]);
  await record(client, holder, 'created', { id, name }, null, { name });
}

/** Restores a class that the identity system has archived, unless a person has changed that since. */
async function restoreClass(client: pg.PoolClient, holder: ScimHolder, named: Named): Promise<void> {
  const { rowCount } = await client.query(
    `with known as (
       update scim_groups set deleted_at = null, updated_at = now() where classroom_id = $1 returning ended_at
     )
     update classrooms c set archived_at = null from known where c.id = $1 and c.archived_at = known.ended_at`,
    [named.id],
  );
  await client.query('update scim_groups set ended_at = null where classroom_id = $1', [named.id]);
  if (rowCount === 1) await record(client, holder, 'changed', named, { archived: true }, { archived: false });
}

type Locked = { readonly row: ScimGroupRow; readonly attributes: ScimObject; readonly version: string };

/** The class as it is, locked until the transaction ends. Throws `resourceUnknown`. */
async function lockedGroup(
  client: pg.PoolClient,
  { holder, base }: Pick<ScimContext, 'holder' | 'base'>,
  id: string,
): Promise<Locked> {
  if (!isUuid(id)) throw new ScimError('resourceUnknown');
  const { rows } = await client.query<ScimGroupRow>(
    `select ${SCIM_GROUP_COLUMNS} from ${SCIM_GROUPS} and l.classroom_id = $2 for update of l, c`,
    [holder.schoolId, id],
  );
  const [row] = rows;
  const [found] = await groupResources(client, holder.schoolId, base, rows);
  if (row === undefined || found === undefined) throw new ScimError('resourceUnknown');
  return { row, attributes: found.attributes, version: found.version };
}

/**
 * Changes a class: `change` gets the resource as it is now. Throws `resourceUnknown`, `versionDiffers`, `groupExists`,
 * `memberUnknown`, `classFull`, `classArchived`, and what `change` and `readScimGroup` throw.
 */
export function updateScimGroup(
  context: ScimContext,
  { id, ifMatch }: { readonly id: string; readonly ifMatch: string | undefined },
  change: (current: ScimObject) => ScimObject,
): Promise<SentResource> {
  const { pool, holder, base } = context;
  return changing(pool, async (client) => {
    const locked = await lockedGroup(client, context, id);
    if (ifMatch !== undefined && !namesVersion(ifMatch, locked.version)) throw new ScimError('versionDiffers');
    await saveGroup(client, context, locked, readScimGroup(change(locked.attributes)));
    return sent(client, holder, base, id);
  });
}

async function saveGroup(
  client: pg.PoolClient,
  { holder }: Pick<ScimContext, 'holder'>,
  { row, attributes }: Locked,
  group: ReturnType<typeof readScimGroup>,
): Promise<void> {
  const named = { id: row.id, name: group.name };
  const before = new Set(readScimGroup(attributes).members);
  const added = group.members.filter((id) => !before.has(id));
  const after = new Set(group.members);
  const removed = [...before].filter((id) => !after.has(id));
  const isRenamed = group.name !== row.name;
  if (isRenamed) {
    await client.query('update classrooms set name = $2 where id = $1', [row.id, group.name]);
    await record(client, holder, 'changed', named, { name: row.name }, { name: group.name });
  }
  if (removed.length > 0) await removeMembers(client, holder, named, removed);
  if (added.length > 0) {
    if (row.isArchived) throw new ScimError('classArchived');
    await addMembers(client, holder, named, added);
  }
  if (isRenamed || removed.length > 0 || added.length > 0 || group.externalId !== row.externalId)
    await client.query('update scim_groups set external_id = $2, updated_at = now() where classroom_id = $1', [
      ...([row.id, group.externalId] as const),
    ]);
}

type Member = { readonly id: string; readonly name: string; readonly role: ScimRole };

/** Adds provisioned users to a class whose row is locked. Students who return find their earlier work. */
async function addMembers(
  client: pg.PoolClient,
  holder: ScimHolder,
  group: Named,
  ids: readonly string[],
): Promise<void> {
  const unreadable = ids.find((id) => !isUuid(id));
  if (unreadable !== undefined) throw new ScimError('memberUnknown', unreadable.slice(0, 100));
  const { rows: members } = await client.query<Member>(
    `select u.id, u.name, case when u.role = 'teacher' then 'teacher' else 'student' end as role
     from scim_users l join users u on u.id = l.user_id and u.school_id = $1 and u.role in ('student', 'teacher')
     where l.school_id = $1 and l.deleted_at is null and l.user_id = any($2::uuid[]) order by u.id for share of u`,
    [holder.schoolId, ids],
  );
  const known = new Set(members.map(({ id }) => id));
  const unknown = ids.find((id) => !known.has(id));
  if (unknown !== undefined) throw new ScimError('memberUnknown', unknown);
  const students = members.filter(({ role }) => role === 'student').map(({ id }) => id);
  const teachers = members.filter(({ role }) => role === 'teacher');
  const { rows } = await client.query<{ size: number }>(
    `with put as (
       insert into classroom_members (classroom_id, user_id) select $1, unnest($2::uuid[])
       on conflict (classroom_id, user_id) do update set left_at = null,
         joined_at = case when classroom_members.left_at is null then classroom_members.joined_at else now() end
       returning user_id
     )
     select (select count(*) from put)::int + (select count(*) from classroom_members m where m.classroom_id = $1
       and m.left_at is null and m.user_id <> all($2::uuid[]))::int as size`,
    [group.id, students],
  );
  if ((rows[0]?.size ?? 0) > CLASSROOM_MEMBERS_MAX) throw new ScimError('classFull');
  await client.query(
    `insert into classroom_teachers (classroom_id, user_id) select $1, unnest($2::uuid[]) on conflict do nothing`,
    [group.id, teachers.map(({ id }) => id)],
  );
  await client.query(
    `insert into scim_members (classroom_id, user_id, role)
     select $1, p.id, p.role from unnest($2::uuid[], $3::text[]) as p(id, role)
     on conflict (classroom_id, user_id) do update set role = excluded.role`,
    [group.id, members.map(({ id }) => id), members.map(({ role }) => role)],
  );
  // A teacher's invitation of a user who is in the class now is no longer pending.
  await client.query(
    `update classroom_invitations i set accepted_at = now() from users u
     where i.classroom_id = $1 and u.id = any($2::uuid[]) and i.accepted_at is null and i.role = u.role and i.email = u.email`,
    [group.id, ids],
  );
  for (const { name } of teachers) await record(client, holder, 'changed', group, { teacher: null }, { teacher: name });
}

/** Removes members whom the identity system has added. Students' rows stay, and with them their work. */
async function removeMembers(
  client: pg.PoolClient,
  holder: ScimHolder,
  group: Named,
  ids: readonly string[],
): Promise<void> {
  const { rows: teachers } = await client.query<{ name: string }>(
    `with gone as (
       delete from scim_members m where m.classroom_id = $1 and m.user_id = any($2::uuid[]) returning m.user_id, m.role
     ), left_class as (
       update classroom_members m set left_at = now(), group_id = null from gone
       where gone.role = 'student' and m.classroom_id = $1 and m.user_id = gone.user_id and m.left_at is null
     ), taught as (
       delete from classroom_teachers t using gone
       where gone.role = 'teacher' and t.classroom_id = $1 and t.user_id = gone.user_id returning t.user_id
     )
     select u.name from taught join users u on u.id = taught.user_id order by u.id`,
    [group.id, ids],
  );
  for (const { name } of teachers) await record(client, holder, 'changed', group, { teacher: name }, { teacher: null });
}

/**
 * Archives a class, and forgets it until it is created again with the same external id. Its members and their work stay.
 * Throws `resourceUnknown` and `versionDiffers`.
 */
export function deleteScimGroup(context: ScimContext, id: string, ifMatch: string | undefined): Promise<void> {
  const { pool, holder } = context;
  return changing(pool, async (client) => {
    const { row, version } = await lockedGroup(client, context, id);
    if (ifMatch !== undefined && !namesVersion(ifMatch, version)) throw new ScimError('versionDiffers');
    await client.query(
      `with put as (
         update classrooms set archived_at = now() where id = $1 and archived_at is null returning archived_at
       )
       update scim_groups set deleted_at = now(), updated_at = now(), ended_at = (select archived_at from put)
       where classroom_id = $1`,
      [row.id],
    );
    if (!row.isArchived) await record(client, holder, 'changed', row, { archived: false }, { archived: true });
  });
}

async function sent(client: pg.PoolClient, { schoolId }: ScimHolder, base: string, id: string): Promise<SentResource> {
  const found = await findScimGroup(client, schoolId, base, id);
  if (found === null) throw new ScimError('resourceUnknown');
  return found;
}

type Named = { readonly id: string; readonly name: string };

const record = (
  client: pg.PoolClient,
  { viewer, schoolId, tokenName }: ScimHolder,
  action: 'created' | 'changed',
  { id, name }: Named,
  before: object | null,
  after: object | null,
): Promise<void> =>
  recordChange(client, viewer, {
    ...{ action, resource: 'classrooms', id, title: name, before, after, schoolId, reason: `SCIM: ${tokenName}` },
  });
