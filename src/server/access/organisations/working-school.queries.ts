import type pg from 'pg';
import { instantJson } from '../../attempts/attempt-summary.queries.ts';
import { SCHOOL_COUNTS, type SchoolCounts } from '../../users/school-counts.sql.ts';
import type { Viewer } from '../viewer.ts';

/** A school in which the viewer may work, with its numbers. */
export type WorkingSchool = SchoolCounts & {
  readonly id: string;
  readonly name: string;
};

/** Where a school admin works. */
export type WorkingSchools = {
  /** The school in which the session works. */
  readonly current: string | null;
  /** The school of the account. */
  readonly own: string | null;
  /** Names of the organisations of which the viewer is an admin; none for most school admins. */
  readonly organisations: readonly string[];
  /** Their own school, and the schools of these organisations, by name. Empty without an organisation. */
  readonly schools: readonly { readonly id: string; readonly name: string }[];
  /** When the school in which the session works is deleted; null: that is not planned. */
  readonly deletionAt: string | null;
};

const NOWHERE: WorkingSchools = { current: null, own: null, organisations: [], schools: [], deletionAt: null };

/** The schools in which the viewer may work. None for others than school admins, and while support views an account. */
export async function readWorkingSchools(pool: pg.Pool, viewer: Viewer): Promise<WorkingSchools> {
  if (viewer.role !== 'schoolAdmin' || viewer.helperId !== null) return NOWHERE;
  const { rows } = await pool.query<WorkingSchools>({
    name: 'working-schools',
    text: `with mine as (
        select o.id, o.name from organisation_admins g join organisations o on o.id = g.organisation_id where g.user_id = $1
      )
      select $2::uuid as current, u.school_id as own,
        (select coalesce(jsonb_agg(m.name order by lower(m.name)), '[]') from mine m) as organisations,
        (select coalesce(jsonb_agg(jsonb_build_object('id', s.id, 'name', s.name) order by lower(s.name), s.id), '[]')
          from schools s where exists (select from mine) and s.deleted_at is null
            and (s.id = u.school_id or s.organisation_id in (select id from mine))) as schools,
        (select ${instantJson('d.due_at')} from school_deletions d where d.school_id = $2) as "deletionAt"
      from users u where u.id = $1`,
    values: [viewer.userId, viewer.schoolId],
  });
  return rows[0] ?? NOWHERE;
}

/** The same schools with their numbers, for the page of an admin of an organisation. */
export async function readOrganisationSchools(pool: pg.Pool, viewer: Viewer): Promise<WorkingSchool[]> {
  const { schools } = await readWorkingSchools(pool, viewer);
  const { rows } = await pool.query<WorkingSchool>(
    `select s.id, s.name, ${SCHOOL_COUNTS}
     from schools s where s.id = any($1::uuid[]) order by lower(s.name), s.id`,
    [schools.map(({ id }) => id)],
  );
  return rows;
}
