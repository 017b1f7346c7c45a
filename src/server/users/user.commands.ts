import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { mayManage } from '#domain/access/grant.rule.ts';
import { isAdminRole } from '#domain/access/role.ts';
import { ProductError } from '#domain/platform/errors.ts';
import type { Language } from '#domain/platform/language.ts';
import { problemText } from '#domain/platform/problem.ts';
import type { UserChange } from '#domain/users/user.schema.ts';
import { deleteFactor } from '../access/factors/second-factor.commands.ts';
import { deletePasskeys } from '../access/passkeys/passkey.commands.ts';
import type { Viewer } from '../access/viewer.ts';
import { stateOf } from '../platform/db/state-of.ts';
import { isUuid } from '../platform/db/uuid.ts';
import { createInvitation } from './invitation.commands.ts';
import { changingRights, namedOnce } from './lock-keys.ts';
import { setSubjects } from './profile.commands.ts';
import { recordUserChange } from './user.audit.ts';
import { readUser, type UserDetail } from './user.queries.ts';

/** Data for an email to a user. `token` opens the page for setting a password. */
export type Invited = {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly language: Language | null;
  readonly token: string;
};

const EMAIL_TAKEN = { email: problemText('emailTaken') };

/** The fields of a user that the audit log records. */
const recorded = ({ name, email, role, school, roles }: UserDetail) => ({ name, email, role, school, roles });

/** The current state of an account. */
export const stateOfUser = (user: UserDetail): string => stateOf({ ...recorded(user), roles: user.roles.toSorted() });

/** Creates an account without a password, and the invitation to set one. Throws `BEYOND_RIGHTS`. */
export function inviteUser(pool: pg.Pool, viewer: Viewer, change: UserChange): Promise<Invited> {
  return changingRights(pool, async (client) => {
    const id = randomUUID();
    await namedOnce(
      'users_email',
      EMAIL_TAKEN,
      client.query('insert into users (id, email, name, role, school_id) values ($1, $2, $3, $4, $5)', [
        id,
        change.email,
        change.name,
        change.role,
        schoolOf(viewer, change),
      ]),
    );
    await assignRoles(client, id, change);
    const user = await changedUser(client, viewer, id);
    await recordUserChange(client, viewer, user, 'created', { after: recorded(user) });
    return { id, name: user.name, email: user.email, language: null, token: await createInvitation(client, id) };
  });
}

/**
 * Changes an account. Throws `NOT_FOUND`, `BEYOND_RIGHTS`, `LAST_ADMIN`, and `CHANGED_MEANWHILE` if it differs from
 * `base`. Returns the previous state, the base for the next change and, if the address of a user without a password has
 * changed, the token of a new invitation.
 */
export function updateUser(
  pool: pg.Pool,
  viewer: Viewer,
  { id, base, ...change }: UserChange & { readonly id: string; readonly base: string | null },
): Promise<{ readonly before: UserDetail; readonly base: string; readonly invitation: string | null }> {
  return changingRights(pool, async (client) => {
    const before = await userToChange(client, viewer, id);
    if (base !== null && stateOfUser(before) !== base) throw new ProductError('CHANGED_MEANWHILE');
    await namedOnce(
      'users_email',
      EMAIL_TAKEN,
      client.query('update users set name = $2, email = $3, role = $4, school_id = $5 where id = $1', [
        id,
        change.name,
        change.email,
        change.role,
        schoolOf(viewer, change),
      ]),
    );
    await assignRoles(client, id, change);
    // Otherwise the next promotion to a school admin would bring the schools of the organisation back.
    if (change.role !== 'schoolAdmin') await client.query('delete from organisation_admins where user_id = $1', [id]);
    const after = await changedUser(client, viewer, id);
    await recordUserChange(client, viewer, after, 'changed', { before: recorded(before), after: recorded(after) });
    const isMoved = before.email !== after.email;
    // Codes and links sent to the old address would let its owner set the password.
    if (isMoved) await client.query('delete from one_time_codes where user_id = $1', [id]);
    const invitation = isMoved && after.state === 'invited' ? await createInvitation(client, id) : null;
    return { before, base: stateOfUser(after), invitation };
  });
}

/** Deactivates an account, which revokes its sessions at once, or reactivates it. Throws as `updateUser` does. */
export function setDisabled(pool: pg.Pool, viewer: Viewer, id: string, isDisabled: boolean): Promise<void> {
  return changingRights(pool, async (client) => {
    const user = await userToChange(client, viewer, id);
    await client.query(
      'update users set disabled_at = case when $2 then coalesce(disabled_at, now()) end where id = $1',
      [id, isDisabled],
    );
    if (isDisabled) {
      await client.query('update sessions set revoked_at = now() where user_id = $1 and revoked_at is null', [id]);
      await client.query('update support_visits set ended_at = now() where user_id = $1 and ended_at is null', [id]);
    }
    await recordUserChange(client, viewer, user, isDisabled ? 'disabled' : 'enabled', {
      before: { state: user.state },
      after: { state: isDisabled ? 'disabled' : user.state === 'disabled' ? 'active' : user.state },
    });
  });
}

/**
 * Removes the PIN of a user who has forgotten it and cannot read email either; they can set a new one. Revokes all
 * their sessions, so that no open session is left without a PIN. Throws as `updateUser` does.
 */
export function resetPin(pool: pg.Pool, viewer: Viewer, id: string): Promise<Omit<Invited, 'token'>> {
  return changingRights(pool, async (client) => {
    const user = await userToChange(client, viewer, id);
    const { rows } = await client.query<{ language: Language | null }>(
      `with ended as (update sessions set revoked_at = now() where user_id = $1 and revoked_at is null)
       update users set pin_digest = null, pin_tries = 0, pin_locked_until = null
       where id = $1 and pin_digest is not null returning language`,
      [id],
    );
    if (rows[0] === undefined) throw new ProductError('NOT_FOUND');
    await recordUserChange(client, viewer, user, 'pinReset');
    return { id, name: user.name, email: user.email, language: rows[0].language };
  });
}

/**
 * Switches off two-step verification of a user who has lost the app and the recovery codes, and removes their passkeys.
 * Revokes all their sessions.
 * Throws as `updateUser` does.
 */
export function resetSecondFactor(pool: pg.Pool, viewer: Viewer, id: string): Promise<Omit<Invited, 'token'>> {
  return changingRights(pool, async (client) => {
    const user = await userToChange(client, viewer, id);
    const had = [await deleteFactor(client, id), await deletePasskeys(client, id)];
    if (!had.includes(true)) throw new ProductError('NOT_FOUND');
    const { rows } = await client.query<{ language: Language | null }>(
      `with ended as (update sessions set revoked_at = now() where user_id = $1 and revoked_at is null)
       select language from users where id = $1`,
      [id],
    );
    await recordUserChange(client, viewer, user, 'factorReset');
    return { id, name: user.name, email: user.email, language: rows[0]?.language ?? null };
  });
}

/**
 * Creates a new link for setting a password, for a user who has none yet or has lost it. Throws as `updateUser` does.
 */
export function renewInvitation(
  pool: pg.Pool,
  viewer: Viewer,
  id: string,
): Promise<Invited & { hadPassword: boolean }> {
  return changingRights(pool, async (client) => {
    const user = await userToChange(client, viewer, id);
    if (user.state === 'disabled') throw new ProductError('NOT_FOUND');
    await recordUserChange(client, viewer, user, 'invited');
    const { rows } = await client.query<{ language: Language | null }>('select language from users where id = $1', [
      id,
    ]);
    return {
      id,
      name: user.name,
      email: user.email,
      language: rows[0]?.language ?? null,
      token: await createInvitation(client, id),
      hadPassword: user.state === 'active',
    };
  });
}

/** Sets which subjects a student studies, or a teacher teaches. Throws as `updateUser` does. */
export function setUserSubjects(pool: pg.Pool, viewer: Viewer, id: string, subjects: readonly string[]): Promise<void> {
  return changingRights(pool, async (client) => {
    const before = await userToChange(client, viewer, id);
    await setSubjects(client, id, subjects);
    await recordUserChange(client, viewer, before, 'changed', {
      before: { subjects: before.subjects },
      after: { subjects },
    });
  });
}

const schoolOf = (viewer: Viewer, { school, role }: UserChange): string | null => {
  const id = viewer.role === 'admin' ? (school ?? null) : viewer.schoolId;
  if (id !== null && !isUuid(id))
    throw new ProductError('INVALID_INPUT', { fields: { school: problemText('schoolMissing') } });
  if (id === null && role === 'schoolAdmin')
    throw new ProductError('INVALID_INPUT', { fields: { school: problemText('schoolMissing') } });
  return id;
};

async function assignRoles(client: pg.PoolClient, id: string, { role, roles }: UserChange): Promise<void> {
  const given = isAdminRole(role) ? [...new Set(roles)] : [];
  await client.query('delete from user_roles where user_id = $1', [id]);
  const { rowCount } = await client.query(
    'insert into user_roles (user_id, role_id) select $1, id from roles where id::text = any($2)',
    [id, given],
  );
  if (rowCount !== given.length)
    throw new ProductError('INVALID_INPUT', { fields: { roles: problemText('roleGone') } });
}

/**
 * A user whom the viewer may change, in their current state. Throws `NOT_FOUND`, `BEYOND_RIGHTS`, and `INVALID_INPUT` for an
 * account that was merged into another: it stays as it is.
 */
export async function userToChange(client: pg.PoolClient, viewer: Viewer, id: string): Promise<UserDetail> {
  const user = await readUser(client, viewer, id);
  if (!user.mayManage) throw new ProductError('BEYOND_RIGHTS');
  if (user.mergedInto !== null) throw new ProductError('INVALID_INPUT', { problem: problemText('mergedAlready') });
  return user;
}

/** The same check after the change: what was granted must not exceed the viewer's permissions either. */
async function changedUser(client: pg.PoolClient, viewer: Viewer, id: string): Promise<UserDetail> {
  const user = await readUser(client, viewer, id).catch((cause: unknown) => {
    throw new ProductError('BEYOND_RIGHTS', { cause });
  });
  if (!mayManage(viewer, user)) throw new ProductError('BEYOND_RIGHTS');
  return user;
}
