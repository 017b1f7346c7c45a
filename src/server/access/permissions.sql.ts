/**
 * SQL of a user's permissions as stored: those of the assigned roles, or otherwise of the built-in role of the account
 * type. Parsed by `permissionsNamed`.
 * @param userId alias of a row of `users`
 */
export const permissionsSql = (userId: string): string => `
  case when ${userId}.role in ('schoolAdmin', 'admin') then array(
    select distinct p from roles r cross join unnest(r.permissions) p
    where exists (select from user_roles h where h.user_id = ${userId}.id and h.role_id = r.id)
      or r.kind = ${userId}.role and not exists (select from user_roles h where h.user_id = ${userId}.id)
  ) else '{}' end`;
