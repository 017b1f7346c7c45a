/**
 * SQL of a user's permissions as stored: those of the assigned roles, or otherwise of the built-in role of the account
 * type. Parsed by `permissionsNamed`.
 * @param person alias of a row of `users`
 */
export const permissionsSql = (person: string): string => `
  case when ${person}.role in ('schoolAdmin', 'admin') then array(
    select distinct p from roles r cross join unnest(r.permissions) p
    where exists (select from user_roles h where h.user_id = ${person}.id and h.role_id = r.id)
      or r.kind = ${person}.role and not exists (select from user_roles h where h.user_id = ${person}.id)
  ) else '{}' end`;
