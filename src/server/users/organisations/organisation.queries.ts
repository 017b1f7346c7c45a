import type pg from 'pg';
import { ProductError } from '#domain/platform/errors.ts';
import type { Viewer } from '../../access/viewer.ts';
import { instantJson } from '../../attempts/attempt-summary.queries.ts';
import { isUuid } from '../../platform/db/uuid.ts';

/** An organisation in the list of admins. */
export type OrganisationSummary = {
  readonly id: string;
  readonly name: string;
  readonly schoolCount: number;
  readonly adminCount: number;
};

/** A school admin who may work in every school of an organisation. */
export type OrganisationAdmin = {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  /** Their own school. */
  readonly school: string | null;
  /** The admin who appointed them; null if that account was deleted. */
  readonly grantedBy: string | null;
  readonly grantedAt: string;
};

/** A school with its name. */
export type NamedSchool = { readonly id: string; readonly name: string };

/** An organisation, for admins. */
export type Organisation = {
  readonly id: string;
  readonly name: string;
  readonly schools: readonly NamedSchool[];
  readonly admins: readonly OrganisationAdmin[];
};

/** Refuses all but admins with `FORBIDDEN`: a role of school admins may have the same permissions for their school. */
export function assertAdmin({ role }: Viewer): void {
  if (role !== 'admin') throw new ProductError('FORBIDDEN');
}

/** How many schools are offered for an organisation. */
const CANDIDATES_MAX = 2_000;

/** Schools without an organisation, by name, for admins. Throws `FORBIDDEN`. */
export async function readFreeSchools(pool: pg.Pool, viewer: Viewer): Promise<NamedSchool[]> {
  assertAdmin(viewer);
  const { rows } = await pool.query<NamedSchool>(
    `select id, name from schools where organisation_id is null and deleted_at is null
     order by lower(name), id limit ${CANDIDATES_MAX}`,
  );
  return rows;
}

const ADMINS = `organisation_admins g join users u on u.id = g.user_id and u.role = 'schoolAdmin' and u.disabled_at is null`;

/** All organisations by name, for admins. Throws `FORBIDDEN`. */
export async function readOrganisations(pool: pg.Pool, viewer: Viewer): Promise<OrganisationSummary[]> {
  assertAdmin(viewer);
  const { rows } = await pool.query<OrganisationSummary>(
    `select o.id, o.name,
       (select count(*)::int from schools s where s.organisation_id = o.id and s.deleted_at is null) as "schoolCount",
       (select count(*)::int from ${ADMINS} where g.organisation_id = o.id) as "adminCount"
     from organisations o order by lower(o.name), o.id`,
  );
  return rows;
}

/** An organisation with its schools and admins, for admins. Throws `FORBIDDEN` and `NOT_FOUND`. */
export async function readOrganisation(
  database: Pick<pg.Pool, 'query'>,
  viewer: Viewer,
  id: string,
): Promise<Organisation> {
  assertAdmin(viewer);
  const { rows } = await database.query<Organisation>(
    `select o.id, o.name,
       (select coalesce(jsonb_agg(jsonb_build_object('id', s.id, 'name', s.name) order by lower(s.name), s.id), '[]')
         from schools s where s.organisation_id = o.id and s.deleted_at is null) as schools,
       (select coalesce(jsonb_agg(jsonb_build_object('id', u.id, 'name', u.name, 'email', u.email, 'school', c.name,
           'grantedBy', b.name, 'grantedAt', ${instantJson('g.created_at')}) order by lower(u.name), u.id), '[]')
         from ${ADMINS} left join schools c on c.id = u.school_id left join users b on b.id = g.granted_by
         where g.organisation_id = o.id) as admins
     from organisations o where o.id = $1`,
    [isUuid(id) ? id : null],
  );
  if (rows[0] === undefined) throw new ProductError('NOT_FOUND');
  return rows[0];
}
