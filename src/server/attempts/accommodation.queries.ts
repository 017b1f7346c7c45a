import type pg from 'pg';
import { hasPermission } from '#domain/access/permission.ts';
import { isAdminRole } from '#domain/access/role.ts';
import { ProductError } from '#domain/platform/errors.ts';
import type { Viewer } from '../access/viewer.ts';
import { teaches } from '../classrooms/classroom.permission.ts';
import { isUuid } from '../platform/db/uuid.ts';

export type Accommodation = {
  /** Factor for time limits, 1 to 10. */
  readonly timeFactor: number;
  /** For how long in total the clock of one attempt may be paused. */
  readonly pauseSeconds: number;
  /** Due dates are this many days later. */
  readonly dueDays: number;
  /** Factor for late periods, 1 to 10. */
  readonly penaltyWindowFactor: number;
};

export type AccommodatedStudent = Accommodation & { readonly id: string; readonly name: string };

const PROFILE = `u.id, u.name, coalesce(ac.time_factor, 1) as "timeFactor", coalesce(ac.pause_seconds, 0) as "pauseSeconds",
  coalesce(ac.due_days, 0) as "dueDays", coalesce(ac.penalty_window_factor, 1) as "penaltyWindowFactor"`;

/** The students of a class with their access arrangements, by name. Throws `NOT_FOUND` unless the viewer teaches it. */
export async function readAccommodations(
  pool: pg.Pool,
  userId: string,
  classroom: string,
): Promise<AccommodatedStudent[]> {
  if (!isUuid(classroom)) throw new ProductError('NOT_FOUND');
  type Row = Accommodation & { readonly id: string | null; readonly name: string | null };
  const { rows } = await pool.query<Row>(
    `select ${PROFILE} from classrooms c left join classroom_members m on m.classroom_id = c.id and m.left_at is null
     left join users u on u.id = m.user_id left join accommodations ac on ac.user_id = u.id
     where c.id = $1 and ${teaches('c.id', '$2')} order by u.name, u.id`,
    [classroom, userId],
  );
  if (rows.length === 0) throw new ProductError('NOT_FOUND');
  // A class without students has one row without a student.
  return rows.flatMap(({ id, name, ...rest }) => (id === null || name === null ? [] : [{ id, name, ...rest }]));
}

/**
 * A student's access arrangements, for users who may see them: teachers of a class that the student is in today, school
 * admins for their own school, admins for all. Null for all others, and for users who are not students.
 */
export async function findAccommodation(
  database: Pick<pg.Pool, 'query'>,
  viewer: Viewer,
  student: string,
): Promise<(AccommodatedStudent & { readonly schoolId: string | null }) | null> {
  if (!isUuid(student)) return null;
  if (isAdminRole(viewer.role) && !hasPermission(viewer, 'users.read')) return null;
  const { rows } = await database.query<AccommodatedStudent & { schoolId: string | null }>(
    `select ${PROFILE}, u.school_id as "schoolId" from users u left join accommodations ac on ac.user_id = u.id
     where u.id = $1 and u.role = 'student' and case $3
       when 'admin' then true when 'schoolAdmin' then u.school_id = $4::uuid
       when 'teacher' then exists (select from classroom_members m
         where m.user_id = u.id and m.left_at is null and ${teaches('m.classroom_id', '$2')}) else false end`,
    [student, viewer.userId, viewer.role, viewer.schoolId],
  );
  return rows[0] ?? null;
}
