import type pg from 'pg';
import { ProductError } from '#domain/platform/errors.ts';
import type { SchoolDates, SchoolDetails } from '#domain/users/school-details.schema.ts';
import type { Viewer } from '../access/viewer.ts';
import { isUuid } from '../platform/db/uuid.ts';
import { SCHOOL_COUNTS, type SchoolCounts } from './school-counts.sql.ts';

/** A school with what belongs to it, for its admins. */
export type School = SchoolCounts & {
  readonly id: string;
  readonly name: string;
  readonly revision: number;
  readonly details: SchoolDetails;
};

type Row = Omit<School, 'details'> & Omit<SchoolDetails, 'dates'> & { readonly dates: readonly SchoolDates[] };

/** A school: any for an admin, their own for a school admin. Throws `NOT_FOUND`, also for other schools. */
export async function readSchool(pool: pg.ClientBase | pg.Pool, viewer: Viewer, id: string): Promise<School> {
  const { rows } = isUuid(id)
    ? await pool.query<Row>(
        `select s.id, s.name, s.revision, s.address, s.place, s.email, s.phone, s.website, s.logo, s.dates, ${SCHOOL_COUNTS}
         from schools s where s.id = $3 and s.deleted_at is null and ($1 or s.id = $2)`,
        [viewer.role === 'admin', viewer.schoolId, id],
      )
    : { rows: [] };
  if (rows[0] === undefined) throw new ProductError('NOT_FOUND');
  const { address, place, email, phone, website, logo, dates, ...school } = rows[0];
  return { ...school, details: { address, place, email, phone, website, logo, dates: [...dates] } };
}
