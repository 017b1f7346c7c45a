/** What belongs to a school, in numbers. */
export type SchoolCounts = {
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

/** Columns of `SchoolCounts` for the school `s`. */
export const SCHOOL_COUNTS = `
  (select count(*)::int from users u where u.school_id = s.id and u.role = 'student') as "studentCount",
  (select count(*)::int from users u where u.school_id = s.id and u.role = 'teacher') as "teacherCount",
  (select count(*)::int from users u where u.school_id = s.id and u.role = 'schoolAdmin') as "adminCount",
  (select count(*)::int from classrooms c where c.school_id = s.id and c.archived_at is null) as "classCount",
  (select count(*)::int from orders o where o.school_id = s.id and o.status = 'paid') as "orderCount",
  (select coalesce(sum((o.quote->>'seats')::int), 0)::int from orders o
    where o.school_id = s.id and o.status = 'paid') as "seatCount",
  (select count(distinct (e.grant_id, e.user_id))::int from entitlements_in_force e
    join orders o on o.id = e.grant_id where o.school_id = s.id and o.status = 'paid') as "assignedSeatCount"`;
