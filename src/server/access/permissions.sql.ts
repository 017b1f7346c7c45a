/**
 * SQL of what somebody's roles permit, as they are kept: the roles they were given, or else the built-in one of their
 * kind. To be read by `permissionsNamed`.
 * @param person alias of a row of `users`
 */
export const permissionsSql = (person: string): string => `
  case when ${person}.role in ('schoolAdmin', 'admin') then array(
    select distinct p from roles r cross join unnest(r.permissions) p
    where exists (select from user_roles h where h.user_id = ${person}.id and h.role_id = r.id)
      or r.kind = ${person}.role and not exists (select from user_roles h where h.user_id = ${person}.id)
  ) else '{}' end`;
