/*
 * What the policies of sign-ins say about a user (decision 154). The statements read facts; what follows from them is
 * decided by `src/domain/access/sign-in-policy`.
 */

/** SQL of an instant: until when the policy `p` lets a user sign in without what it requires. */
const dueAt = (user: string): string =>
  `greatest(p.required_from::timestamp at time zone 'UTC', ${user}.created_at) + make_interval(days => p.grace_days)`;

/** SQL of a condition: the policy `p` applies to a user: that of all schools, their own, and the one they work in. */
const appliesTo = (user: string, school: string | null): string =>
  `p.role = ${user}.role and (p.school_id is null or p.school_id = ${user}.school_id${school === null ? '' : ` or p.school_id = ${school}`})`;

/**
 * SQL of a condition: the user is in an exam with a time limit that began before they needed what the policy `p`
 * requires. Its clock can't be stopped, so they finish it first.
 */
const isInExam = (user: string): string => `
  exists (select from attempts t where t.user_id = ${user}.id and t.handed_in_at is null
    and t.deadline_at is not null and (t.deadline_at > now() or t.paused_at is not null)
    and t.started_at < greatest(a.due_at, p.updated_at))`;

/**
 * SQL of an array of `AppliedPolicy`, or null without any, which is the usual case.
 * @param user alias of a row of `users`
 * @param school SQL of the school in which the user works; null: their own
 */
export const policiesSql = (user: string, school: string | null = null): string => `
  (select jsonb_agg(jsonb_build_object('requirement', p.requirement, 'isDue', a.due_at <= now() and not ${isInExam(user)},
     'dueAt', to_char(a.due_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')))
   from sign_in_policies p cross join lateral (select ${dueAt(user)} as due_at) a
   where ${appliesTo(user, school)})`;

/** SQL of the factors of a user and whether they have a password, as an object. */
export const factorsSql = (user: string): string => `
  jsonb_build_object('hasPassword', ${user}.password_digest is not null,
    'hasApp', exists (select from second_factors f where f.user_id = ${user}.id),
    'hasPasskey', exists (select from passkeys k where k.user_id = ${user}.id))`;
