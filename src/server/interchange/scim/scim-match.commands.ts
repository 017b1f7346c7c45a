import type pg from 'pg';
import { SCIM_MATCH_DAYS, SCIM_MATCHES_MAX } from '#domain/interchange/scim/scim.limits.ts';
import { scimRole } from '#domain/interchange/scim/scim-role.rule.ts';
import type { ScimUser } from '#domain/interchange/scim/scim-user.rule.ts';
import { jsonOf, type ScimObject } from '#domain/interchange/scim/scim-value.ts';
import { administeredSchool } from '../../access/organisations/administered-school.ts';
import type { Viewer } from '../../access/viewer.ts';
import { recordChange } from '../../platform/audit/audit.log.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { isUuid } from '../../platform/db/uuid.ts';

/** An account of the school, and the user of the identity system with the same email. */
export type ScimMatch = {
  /** The id of the account. */
  readonly id: string;
  readonly name: string;
  readonly email: string;
  /** The name at the identity system. */
  readonly sentName: string;
};

export type ScimMatches = { readonly rows: readonly ScimMatch[]; readonly total: number };

/** An account `u` that the school of `m` may still connect: nothing provisions it, and it belongs to no admin. */
const MAY_CONNECT = `u.school_id = m.school_id and u.role in ('student', 'teacher')
  and u.merged_into is null and not exists (select from scim_users l where l.user_id = u.id)`;

/**
 * Offers the account with the email of a user whom the identity system wanted to create to the admins of the school. Does
 * nothing for accounts elsewhere, of admins, of another type, and for those that are connected already: the identity system
 * gets the same answer for all of them.
 */
export async function recordMatch(
  pool: pg.Pool,
  schoolId: string,
  attributes: ScimObject,
  user: ScimUser,
): Promise<void> {
  await pool.query(
    `insert into scim_matches (user_id, school_id, user_name, external_id, attributes)
     select u.id, m.school_id, $3, $4, $5::jsonb from users u, (select $1::uuid as school_id) m
     where u.email = $2 and ${MAY_CONNECT} and coalesce($6 = u.role, true)
     on conflict (user_id) do update set school_id = excluded.school_id, user_name = excluded.user_name,
       external_id = excluded.external_id, attributes = excluded.attributes, sent_at = now()`,
    [schoolId, user.email, user.userName, user.externalId, JSON.stringify(jsonOf(attributes)), scimRole(attributes)],
  );
}

/** The accounts that the viewer's school can connect, by name; the first ones only. Throws `FORBIDDEN` for others than its admins. */
export async function readScimMatches(pool: pg.Pool, viewer: Viewer): Promise<ScimMatches> {
  const { rows } = await pool.query<ScimMatch & { readonly total: number }>(
    `select u.id, u.name, u.email, coalesce(m.attributes->>'displayName', m.attributes->'name'->>'formatted',
         nullif(concat_ws(' ', m.attributes->'name'->>'givenName', m.attributes->'name'->>'familyName'), ''), m.user_name)
         as "sentName",
       count(*) over ()::int as total
     from scim_matches m join users u on u.id = m.user_id and ${MAY_CONNECT}
     where m.school_id = $1 and m.sent_at > now() - make_interval(days => $2)
     order by u.name, u.id limit $3`,
    [administeredSchool(viewer), SCIM_MATCH_DAYS, SCIM_MATCHES_MAX],
  );
  return { rows: rows.map(({ total: _, ...row }) => row), total: rows[0]?.total ?? 0 };
}

/**
 * Lets the identity system manage accounts of the viewer's school that it has asked for; with its next request, it finds
 * them. Accounts that can't be connected any more are left out, and so are those beyond `SCIM_MATCHES_MAX`. Returns how many were connected. Throws `FORBIDDEN` for
 * others than admins of a school.
 */
export function connectScimUsers(pool: pg.Pool, viewer: Viewer, ids: readonly string[]): Promise<number> {
  const schoolId = administeredSchool(viewer);
  return inTransaction(pool, async (client) => {
    const { rows } = await client.query<{ id: string; name: string }>(
      `with chosen as materialized (
         select m.* from scim_matches m join users u on u.id = m.user_id and ${MAY_CONNECT}
         where m.school_id = $1 and m.user_id = any($2::uuid[]) for update of m, u
       ), put as (
         insert into scim_users (user_id, school_id, user_name, external_id, attributes)
         select user_id, school_id, user_name, external_id, attributes from chosen on conflict do nothing returning user_id
       ), done as (
         delete from scim_matches m using put where m.user_id = put.user_id
       )
       select u.id, u.name from put join users u on u.id = put.user_id order by u.name, u.id`,
      [schoolId, ids.filter(isUuid).slice(0, SCIM_MATCHES_MAX)],
    );
    for (const { id, name } of rows)
      await recordChange(client, viewer, {
        ...{ action: 'connected', resource: 'users', id, title: name, schoolId, before: null, after: null },
        reason: 'SCIM',
      });
    return rows.length;
  });
}

/** Deletes what the identity systems have not asked for in a long time. */
export async function sweepScimMatches(pool: pg.Pool): Promise<void> {
  await pool.query('delete from scim_matches where sent_at < now() - make_interval(days => $1)', [SCIM_MATCH_DAYS]);
}
