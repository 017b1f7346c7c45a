/**
 * SQL of a condition: the user works as an admin of the school's organisation, as granted now.
 * @param user alias of a row of `users`
 * @param school SQL of the id of a school
 */
export const worksIn = (user: string, school: string): string => `
  (${user}.role = 'schoolAdmin' and exists (select from schools w
    join organisation_admins g on g.organisation_id = w.organisation_id and g.user_id = ${user}.id
    where w.id = ${school} and w.deleted_at is null))`;

/** SQL of a condition: a school admin belongs to the school, or works in it as an admin of its organisation. */
export const administers = (user: string, school: string): string =>
  `(coalesce(${user}.school_id = ${school}, false) or ${worksIn(user, school)})`;
