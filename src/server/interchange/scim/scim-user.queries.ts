import type pg from 'pg';
import { fixedText, matchesFilter } from '#domain/interchange/scim/scim-filter.rule.ts';
import type { ScimFilter } from '#domain/interchange/scim/scim-filter.ts';
import { USER_TYPE } from '#domain/interchange/scim/scim-resource-types.ts';
import type { ScimRole } from '#domain/interchange/scim/scim-role.rule.ts';
import { currentUser } from '#domain/interchange/scim/scim-user.rule.ts';
import { scimObject } from '#domain/interchange/scim/scim-value.ts';
import { instantJson } from '../../attempts/attempt-summary.queries.ts';
import { isUuid } from '../../platform/db/uuid.ts';
import { inBatches } from './scim-batches.ts';
import { type SentResource, sentResource } from './scim-reply.ts';

/** A user as the database has them. */
export type ScimUserRow = {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly role: ScimRole;
  readonly isActive: boolean;
  readonly attributes: unknown;
  readonly createdAt: string;
  readonly updatedAt: string;
};

/** SQL: the columns of `ScimUserRow` of `l` and `u`. */
export const SCIM_USER_COLUMNS = `u.id, u.name, u.email, case when u.role = 'teacher' then 'teacher' else 'student' end as role,
  u.disabled_at is null as "isActive", l.attributes, ${instantJson('l.created_at')} as "createdAt",
  ${instantJson('l.updated_at')} as "updatedAt"`;

/**
 * SQL: accounts `u` with their links `l` that the identity system of school `$1` can see. An account that has become an
 * admin, or has left the school, is one no longer.
 */
export const SCIM_USERS = `scim_users l join users u on u.id = l.user_id and u.school_id = $1 and u.role in ('student', 'teacher')
  where l.school_id = $1 and l.deleted_at is null`;

/** The resource of a row. */
export const userResource = (
  base: string,
  { id, attributes, createdAt, updatedAt, ...account }: ScimUserRow,
): SentResource =>
  sentResource(USER_TYPE, base, {
    ...{ id, createdAt, updatedAt, attributes: currentUser(scimObject(attributes), account) },
  });

/** What a list of resources shows. */
export type ScimPage = {
  readonly filter: ScimFilter | null;
  /** From 1. */
  readonly startIndex: number;
  readonly count: number;
};

/** A page of resources, and how many there are on all pages. */
export type ScimList = { readonly resources: readonly SentResource[]; readonly total: number };

/** Rows that are read at once to be compared with a filter. */
const BATCH = 1_000;

/** The users of a school that were provisioned. */
export async function readScimUsers(pool: pg.Pool, schoolId: string, base: string, page: ScimPage): Promise<ScimList> {
  const { filter, startIndex, count } = page;
  if (filter === null) {
    const { rows } = await pool.query<ScimUserRow>(
      `select ${SCIM_USER_COLUMNS} from ${SCIM_USERS} order by l.user_id limit $2 offset $3`,
      [schoolId, count, startIndex - 1],
    );
    const { rows: counted } = await pool.query<{ total: number }>(`select count(*)::int as total from ${SCIM_USERS}`, [
      schoolId,
    ]);
    return { resources: rows.map((row) => userResource(base, row)), total: counted[0]?.total ?? 0 };
  }
  const resources: SentResource[] = [];
  let total = 0;
  for await (const row of candidates(pool, schoolId, filter)) {
    const sent = userResource(base, row);
    if (!matchesFilter(filter, sent.resource)) continue;
    total += 1;
    if (total >= startIndex && resources.length < count) resources.push(sent);
  }
  return { resources, total };
}

/** Whether a filter needs all users to be compared. */
export const isScan = (filter: ScimFilter): boolean => Object.values(fixedIn(filter)).every((value) => value === null);

const fixedIn = (filter: ScimFilter) => ({
  id: fixedText(filter, 'id', null),
  userName: fixedText(filter, 'userName', null),
  externalId: fixedText(filter, 'externalId', null),
  email: fixedText(filter, 'emails', 'value'),
});

/** The users that may fulfil a filter: by an index where it names a user, otherwise all. */
async function* candidates(pool: pg.Pool, schoolId: string, filter: ScimFilter): AsyncGenerator<ScimUserRow> {
  const { id, userName, externalId, email } = fixedIn(filter);
  if (id !== null && !isUuid(id)) return;
  // Only the address of the account has an index; others are compared.
  const isOnlyEmail = id === null && userName === null && externalId === null && email !== null;
  if (isOnlyEmail) {
    const { rows } = await pool.query<ScimUserRow>(
      `select ${SCIM_USER_COLUMNS} from ${SCIM_USERS} and u.email = lower($2)`,
      [schoolId, email],
    );
    if (rows.length > 0) return yield* rows;
  }
  const batches = inBatches(BATCH, async (after) => {
    const { rows } = await pool.query<ScimUserRow>(
      `select ${SCIM_USER_COLUMNS} from ${SCIM_USERS} and ($2::uuid is null or l.user_id = $2)
         and ($3::text is null or lower(l.user_name) = lower($3)) and ($4::text is null or l.external_id = $4)
         and ($5::uuid is null or l.user_id > $5)
       order by l.user_id limit ${BATCH}`,
      [schoolId, id, userName, externalId, after],
    );
    return rows;
  });
  for await (const rows of batches) yield* rows;
}

/** A user; null if the identity system of the school can't see them. */
export async function findScimUser(
  pool: Pick<pg.Pool, 'query'>,
  schoolId: string,
  base: string,
  id: string,
): Promise<SentResource | null> {
  if (!isUuid(id)) return null;
  const { rows } = await pool.query<ScimUserRow>(`select ${SCIM_USER_COLUMNS} from ${SCIM_USERS} and l.user_id = $2`, [
    schoolId,
    id,
  ]);
  return rows[0] === undefined ? null : userResource(base, rows[0]);
}
