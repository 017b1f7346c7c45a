import type { UsersQueryVariables } from '#api/documents/users/users.generated.ts';
import { ROLES, type Role } from '#domain/access/role.ts';
import { USER_STATES } from '#domain/users/user.schema.ts';
import type { RouteId } from '#routes/table.ts';

/** Lists of users by address: whom they show, and where a user is edited. */
const LISTS = [
  { path: '/admin/teachers', list: 'teachers', role: 'teacher', edit: 'admin.teachers.edit' },
  { path: '/admin/school-admin', list: 'schoolAdmins', role: 'schoolAdmin', edit: 'admin.school-admin.edit' },
  { path: '/admin/users', list: 'users', role: null, edit: 'admin.users.edit' },
] as const satisfies readonly { path: string; list: string; role: Role | null; edit: RouteId }[];

export type UserList = (typeof LISTS)[number];

/** The list of an address. */
export const listAt = (path: string): UserList => LISTS.find((list) => path.startsWith(list.path)) ?? LISTS[2];

/** The filter in the address; an empty value matches everything. */
export function filterOf(list: UserList, params: URLSearchParams): UsersQueryVariables['filter'] {
  const given = (name: string): string | null => params.get(name) || null;
  return {
    search: given('search'),
    role: list.role ?? ROLES.find((role) => role === given('role')) ?? null,
    school: given('school'),
    state: USER_STATES.find((state) => state === given('state')) ?? null,
  };
}
