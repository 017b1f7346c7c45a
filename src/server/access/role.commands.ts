import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { mayGrant } from '#domain/access/grant.rule.ts';
import { type Permission, permissionsNamed } from '#domain/access/permission.ts';
import type { AdminRole } from '#domain/access/role.ts';
import { ProductError } from '#domain/platform/errors.ts';
import { problemText } from '#domain/platform/problem.ts';
import type { RoleChange } from '#domain/users/role.schema.ts';
import { recordChange } from '../platform/audit/audit.log.ts';
import { stateOf } from '../platform/db/state-of.ts';
import { isUuid } from '../platform/db/uuid.ts';
import { changingRights, namedOnce } from '../users/lock-keys.ts';
import type { Viewer } from './viewer.ts';

/** A named set of permissions. `holders`: accounts with this role. */
export type RoleRow = {
  readonly id: string;
  readonly name: string;
  readonly kind: AdminRole | null;
  readonly permissions: readonly Permission[];
  readonly holders: number;
};

const SELECT = `select r.id, r.name, r.kind, r.permissions,
  (select count(*)::int from user_roles h where h.role_id = r.id) as holders from roles r`;

type SavedPosition = Omit<RoleRow, 'permissions'> & { permissions: string[] };
const readable = (role: SavedPosition): RoleRow => ({ ...role, permissions: permissionsNamed(role.permissions) });

/** All roles, the built-in ones first. */
export async function readRoles(pool: pg.Pool): Promise<RoleRow[]> {
  const { rows } = await pool.query<SavedPosition>(`${SELECT} order by r.kind, lower(r.name)`);
  return rows.map(readable);
}

/** The current state of a role. */
export const stateOfRole = ({ name, permissions }: RoleRow): string => stateOf([name, permissions]);

/**
 * Creates or changes a role. Throws `BEYOND_RIGHTS`, `LAST_ADMIN`, `NOT_FOUND`, and `CHANGED_MEANWHILE` if it differs
 * from `base`. Returns its id.
 */
export function saveRole(
  pool: pg.Pool,
  viewer: Viewer,
  { id, base, ...role }: RoleChange & { readonly id: string | null; readonly base: string | null },
): Promise<string> {
  return changingRights(pool, async (client) => {
    const before = id === null ? null : await roleToChange(client, id);
    if (before !== null && base !== null && stateOfRole(before) !== base) throw new ProductError('CHANGED_MEANWHILE');
    if (!mayGrant(viewer, before?.permissions ?? [], role.permissions)) throw new ProductError('BEYOND_RIGHTS');
    const key = before?.id ?? randomUUID();
    await namedOnce(
      'roles_name',
      { name: problemText('roleNameTaken') },
      client.query(
        `insert into roles (id, name, permissions) values ($1, $2, $3)
         on conflict (id) do update set name = excluded.name, permissions = excluded.permissions`,
        [key, role.name, [...new Set(role.permissions)]],
      ),
    );
    await recordChange(client, viewer, {
      action: before === null ? 'created' : 'changed',
      resource: 'roles',
      id: key,
      title: role.name,
      before: before && { name: before.name, permissions: before.permissions },
      after: { name: role.name, permissions: role.permissions },
    });
    return key;
  });
}

/** Deletes a role that no account has. Throws `ROLE_IN_USE`, `BEYOND_RIGHTS` or `NOT_FOUND`. */
export function removeRole(pool: pg.Pool, viewer: Viewer, id: string): Promise<void> {
  return changingRights(pool, async (client) => {
    const role = await roleToChange(client, id);
    if (role.kind !== null || !mayGrant(viewer, role.permissions, [])) throw new ProductError('BEYOND_RIGHTS');
    if (role.holders > 0) throw new ProductError('ROLE_IN_USE');
    await client.query('delete from roles where id = $1', [id]);
    await recordChange(client, viewer, {
      action: 'deleted',
      resource: 'roles',
      id,
      title: role.name,
      before: { name: role.name, permissions: role.permissions },
      after: null,
    });
  });
}

/** The built-in role of admins has every permission and cannot be changed. */
async function roleToChange(client: pg.PoolClient, id: string): Promise<RoleRow> {
  const { rows } = await client.query<SavedPosition>(`${SELECT} where r.id = $1`, [isUuid(id) ? id : null]);
  if (rows[0] === undefined) throw new ProductError('NOT_FOUND');
  if (rows[0].kind === 'admin') throw new ProductError('BEYOND_RIGHTS');
  return readable(rows[0]);
}
