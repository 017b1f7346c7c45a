import type pg from 'pg';
import { ProductError } from '#domain/platform/errors.ts';
import type { SchoolDates, SchoolDetails } from '#domain/users/school-details.schema.ts';
import type { Viewer } from '../access/viewer.ts';
import { isUuid } from '../platform/db/uuid.ts';

/** A school with what belongs to it, for its admins. */
export type School = {
  readonly id: string;
  readonly name: string;
  readonly revision: number;
  readonly details: SchoolDetails;
  readonly studentCount: number;
  readonly teacherCount: number;
  readonly adminCount: number;
  /** Active classes. */
  readonly classCount: number;
  /** Paid orders. */
  readonly orderCount: number;
  /** Seats of paid orders, and how many are assigned now. */
  readonly seatCount: number;
  readonly assignedSeatCount: number;
};

type Row = Omit<School, 'details'> & Omit<SchoolDetails, 'dates'> & { readonly dates: readonly SchoolDates[] };

/** A school: any for an admin, their own for a school admin. Throws `NOT_FOUND`, also for other schools. */
export async function readSchool(pool: pg.ClientBase | pg.Pool, viewer: Viewer, id: string): Promise<School> {
  const { rows } = isUuid(id)
    ? await pool.query<Row>(
        `select s.id, s.name, s.revision, s.address, s.place, s.email, s.phone, s.website, s.dates,
           (select count(*)::int from users u where u.school_id = s.id and u.role = 'student') as "studentCount",
           (select count(*)::int from users u where u.school_id = s.id and u.role = 'teacher') as "teacherCount",
           (select count(*)::int from users u where u.school_id = s.id and u.role = 'schoolAdmin') as "adminCount",
           (select count(*)::int from classrooms c where c.school_id = s.id and c.archived_at is null) as "classCount",
           (select count(*)::int from orders o where o.school_id = s.id and o.status = 'paid') as "orderCount",
           (select coalesce(sum((o.quote->>'seats')::int), 0)::int from orders o
             where o.school_id = s.id and o.status = 'paid') as "seatCount",
           (select count(distinct (e.grant_id, e.user_id))::int from entitlements_in_force e
             join orders o on o.id = e.grant_id where o.school_id = s.id and o.status = 'paid') as "assignedSeatCount"
         from schools s where s.id = $3 and s.deleted_at is null and ($1 or s.id = $2)`,
        [viewer.role === 'admin', viewer.schoolId, id],
      )
    : { rows: [] };
  if (rows[0] === undefined) throw new ProductError('NOT_FOUND');
  const { address, place, email, phone, website, dates, ...school } = rows[0];
  return { ...school, details: { address, place, email, phone, website, dates: [...dates] } };
}
