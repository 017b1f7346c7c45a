import { randomUUID } from 'node:crypto';
import { recordChanges } from '../../platform/audit/audit.log.ts';
import { type BatchWork, type ChangeRow, outcomesOf, ROSTER_ACCOUNT, type RosterBatch } from './change-row.ts';

/**
 * Creates accounts. An email that has an account is skipped, whatever account it is: nothing about accounts of other
 * schools is said or changed.
 */
export const addUsers: BatchWork = async (batch, rows) => {
  const { client, schoolId, invites } = batch;
  const planned = rows.map((row) => ({ ...row, id: randomUUID() }));
  const { rows: created } = await client.query<{ id: string }>(
    `with put as (
       insert into users (id, name, email, role, school_id)
       select p.id, p.name, p.email, p.role, $1::uuid
       from unnest($2::uuid[], $3::text[], $4::text[], $5::text[]) as p(id, name, email, role)
       on conflict (email) do nothing returning id
     ), linked as (
       insert into roster_links (school_id, kind, sourced_id, user_id)
       select $1::uuid, 'user', p.sourced_id, p.id from unnest($2::uuid[], $6::text[]) as p(id, sourced_id)
       join put on put.id = p.id
       on conflict (school_id, kind, sourced_id) do update set user_id = excluded.user_id, ended_at = null
     )
     select id from put`,
    [
      schoolId,
      planned.map(({ id }) => id),
      planned.map(({ title }) => title),
      planned.map(({ after }) => after?.email ?? null),
      planned.map(({ after }) => after?.role ?? 'student'),
      planned.map(({ sourcedId }) => sourcedId),
    ],
  );
  const ids = new Set(created.map(({ id }) => id));
  await recordUsers(
    batch,
    'created',
    planned.flatMap(({ id, title, after }) => (ids.has(id) ? [{ id, title, before: null, after }] : [])),
  );
  return planned.map(({ position, id }) =>
    ids.has(id)
      ? { position, status: 'applied', userId: id, mails: invites }
      : { position, status: 'skipped', reason: 'emailUnusable' },
  );
};

/** Connects accounts with the ids of the school's system; an earlier id of the account ends. */
export const linkUsers: BatchWork = async ({ client, schoolId }, rows) => {
  const ids = rows.map(({ userId }) => userId);
  await client.query(`delete from roster_links where school_id = $1 and kind = 'user' and user_id = any($2::uuid[])`, [
    schoolId,
    ids,
  ]);
  const { rows: linked } = await client.query<{ position: number }>(
    `with put as (
       insert into roster_links (school_id, kind, sourced_id, user_id)
       select $1::uuid, 'user', p.sourced_id, u.id from unnest($2::uuid[], $3::text[]) as p(id, sourced_id)
       join users u on u.id = p.id and ${ROSTER_ACCOUNT}
       on conflict (school_id, kind, sourced_id) do update set user_id = excluded.user_id, ended_at = null
       returning user_id
     )
     select p.position from unnest($2::uuid[], $4::integer[]) as p(id, position) join put on put.user_id = p.id`,
    [schoolId, ids, rows.map(({ sourcedId }) => sourcedId), rows.map(({ position }) => position)],
  );
  return outcomesOf(rows, positionsOf(linked));
};

/** Changes names and emails of accounts that still have those that were shown. */
export const changeUsers: BatchWork = async (batch, rows) => {
  const changed = await setValues(
    batch,
    rows.map((row) => ({ row, from: row.before, to: row.after })),
  );
  await recordUsers(
    batch,
    'changed',
    rows.flatMap((row) => (changed.has(row.position) ? auditOf(row) : [])),
  );
  const taken = await takenEmails(
    batch,
    rows.filter(({ position }) => !changed.has(position)),
  );
  return rows.map(({ position, after }) => {
    if (changed.has(position)) return { position, status: 'applied', mails: after?.email !== undefined };
    return { position, status: 'skipped', reason: taken.has(position) ? 'emailUnusable' : 'changedSince' };
  });
};

type ValueChange = {
  readonly row: ChangeRow;
  readonly from: ChangeRow['before'];
  readonly to: ChangeRow['before'];
};

/** Sets names and emails of accounts that have the values `from`. Links that were sent to an old address end. */
export async function setValues(
  { client, schoolId }: RosterBatch,
  changes: readonly ValueChange[],
): Promise<ReadonlySet<number>> {
  const { rows } = await client.query<{ position: number }>(
    `with put as (
       update users u set name = coalesce(p.name, u.name), email = coalesce(p.email, u.email)
       from unnest($2::integer[], $3::uuid[], $4::text[], $5::text[], $6::text[], $7::text[])
         as p(position, id, name, email, old_name, old_email)
       where u.id = p.id and ${ROSTER_ACCOUNT} and (p.old_name is null or u.name = p.old_name)
         and (p.old_email is null or u.email = p.old_email)
         and (p.email is null or not exists (select from users o where o.email = p.email))
       returning p.position, u.id, p.email is not null as moved
     ), codes as (
       delete from one_time_codes where user_id in (select id from put where moved)
     )
     select position from put`,
    [
      schoolId,
      changes.map(({ row }) => row.position),
      changes.map(({ row }) => row.userId),
      changes.map(({ to }) => to?.name ?? null),
      changes.map(({ to }) => to?.email ?? null),
      changes.map(({ from }) => from?.name ?? null),
      changes.map(({ from }) => from?.email ?? null),
    ],
  );
  return positionsOf(rows);
}

async function takenEmails({ client }: RosterBatch, rows: readonly ChangeRow[]): Promise<ReadonlySet<number>> {
  const { rows: taken } = await client.query<{ position: number }>(
    `select p.position from unnest($1::integer[], $2::uuid[], $3::text[]) as p(position, id, email)
     join users u on u.email = p.email and u.id <> p.id`,
    [
      rows.map(({ position }) => position),
      rows.map(({ userId }) => userId),
      rows.map(({ after }) => after?.email ?? null),
    ],
  );
  return positionsOf(taken);
}

/** Deactivates accounts, which revokes their sessions at once. Their work stays. */
export const disableUsers: BatchWork = async (batch, rows) => {
  const disabled = await endAccounts(batch, rows);
  await recordUsers(batch, 'disabled', statesOf(rows, disabled, { before: 'active', after: 'disabled' }));
  return outcomesOf(rows, disabled);
};

/** The same without an entry in the audit log. */
export async function endAccounts(
  { client, schoolId }: RosterBatch,
  rows: readonly ChangeRow[],
): Promise<ReadonlySet<number>> {
  const { rows: ended } = await client.query<{ position: number }>(
    `with put as (
       update users u set disabled_at = now() from unnest($2::integer[], $3::uuid[]) as p(position, id)
       where u.id = p.id and ${ROSTER_ACCOUNT} and u.disabled_at is null returning p.position, u.id
     ), links as (
       update roster_links l set ended_at = now() from put
       where l.school_id = $1 and l.kind = 'user' and l.user_id = put.id
     ), ended_sessions as (
       update sessions s set revoked_at = now() from put where s.user_id = put.id and s.revoked_at is null
     ), visits as (
       update support_visits v set ended_at = now() from put where v.user_id = put.id and v.ended_at is null
     ), codes as (
       delete from one_time_codes c using put where c.user_id = put.id
     )
     select position from put`,
    [schoolId, rows.map(({ position }) => position), rows.map(({ userId }) => userId)],
  );
  return positionsOf(ended);
}

/** Reactivates accounts that a roster has deactivated, unless a person has changed that since. */
export const enableUsers: BatchWork = async (batch, rows) => {
  const enabled = await resumeAccounts(batch, rows);
  await recordUsers(batch, 'enabled', statesOf(rows, enabled, { before: 'disabled', after: 'active' }));
  return outcomesOf(rows, enabled);
};

/** The same without an entry in the audit log. */
export async function resumeAccounts(
  { client, schoolId }: RosterBatch,
  rows: readonly ChangeRow[],
): Promise<ReadonlySet<number>> {
  const { rows: resumed } = await client.query<{ position: number }>(
    `with put as (
       update users u set disabled_at = null
       from unnest($2::integer[], $3::uuid[]) as p(position, id), roster_links l
       where u.id = p.id and ${ROSTER_ACCOUNT} and l.school_id = $1 and l.kind = 'user' and l.user_id = u.id
         and u.disabled_at = l.ended_at returning p.position, u.id
     ), links as (
       update roster_links l set ended_at = null from put
       where l.school_id = $1 and l.kind = 'user' and l.user_id = put.id
     )
     select position from put`,
    [schoolId, rows.map(({ position }) => position), rows.map(({ userId }) => userId)],
  );
  return positionsOf(resumed);
}

/** The positions of changes. */
export const positionsOf = (rows: readonly { readonly position: number }[]): ReadonlySet<number> =>
  new Set(rows.map(({ position }) => position));

type Recorded = {
  readonly id: string;
  readonly title: string;
  readonly before: object | null;
  readonly after: object | null;
};

const auditOf = ({ userId, title, before, after }: ChangeRow): readonly Recorded[] =>
  userId === null ? [] : [{ id: userId, title, before, after }];

/** Entries about accounts whose state has changed. */
export const statesOf = (
  rows: readonly ChangeRow[],
  done: ReadonlySet<number>,
  state: { readonly before: string; readonly after: string },
): readonly Recorded[] =>
  rows.flatMap((row) =>
    row.userId !== null && done.has(row.position)
      ? [{ id: row.userId, title: row.title, before: { state: state.before }, after: { state: state.after } }]
      : [],
  );

/** Records changes of accounts in the audit log of the school. */
export const recordUsers = (
  { client, actor, schoolId, importId }: RosterBatch,
  action: 'created' | 'changed' | 'disabled' | 'enabled',
  entries: readonly Recorded[],
): Promise<void> =>
  recordChanges(
    client,
    actor,
    entries.map((entry) => ({ ...entry, action, resource: 'users', schoolId, batch: importId })),
  );
