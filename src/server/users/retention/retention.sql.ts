/*
 * What the rules of retention find. `$1` is the school, `$2` the months.
 *
 * A student has left if their account is deactivated, or if they were in a class and are in none now. The time counts from
 * then, or from their last visit. Accounts that somebody pays for themselves are not found.
 */

const IS_ACTIVE_MEMBER = `
  select from classroom_members m join classrooms c on c.id = m.classroom_id
  where m.user_id = u.id and m.left_at is null and c.archived_at is null`;
const LEFT_CLASSES_AT = `
  (select max(least(m.left_at, c.archived_at)) from classroom_members m join classrooms c on c.id = m.classroom_id
   where m.user_id = u.id)`;
const LAST_VISIT = '(select max(s.last_used_at) from sessions s where s.user_id = u.id)';
const PAYS = `
  select from entitlements_in_force e join orders o on o.id = e.grant_id
  where e.user_id = u.id and o.school_id is null and o.user_id = u.id`;

/** Students `u` who have left, as rows of `id`, `name` and `since`. */
export const LEAVERS = `
  select u.id, u.name, l.since from users u
  cross join lateral (select greatest(case when u.disabled_at is null then ${LEFT_CLASSES_AT} else u.disabled_at end,
    ${LAST_VISIT}) as since) l
  where u.school_id = $1 and u.role = 'student'
    and (u.disabled_at is not null
      or (exists (select from classroom_members m where m.user_id = u.id) and not exists (${IS_ACTIVE_MEMBER})))
    and l.since <= now() - make_interval(months => $2)
    and not exists (select from account_deletions d where d.user_id = u.id)
    and not exists (${PAYS})`;

/** Files of students `f`, without those of an attempt that is still open, as rows of `id`, `userId` and `bytes`. */
export const ANSWER_FILES = `
  select f.id, f.user_id as "userId", f.bytes from answer_files f join users u on u.id = f.user_id
  where u.school_id = $1 and u.role = 'student' and f.created_at <= now() - make_interval(months => $2)
    and not exists (select from attempts a
      where a.user_id = f.user_id and a.handed_in_at is null and a.started_at <= f.created_at)`;
