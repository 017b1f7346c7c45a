import type { PeopleQueryVariables } from '#api/documents/users/users.generated.ts';
import { ROLES, type Role } from '#domain/access/role.ts';
import { USER_STATES } from '#domain/users/user.schema.ts';
import type { RouteId } from '#routes/table.ts';

/** Lists of people by address: whom they show, and where one of them is edited. */
const LISTS = [
  { path: '/admin/teachers', list: 'teachers', role: 'teacher', edit: 'admin.teachers.edit' },
  { path: '/admin/school-admin', list: 'schoolAdmins', role: 'schoolAdmin', edit: 'admin.school-admin.edit' },
  { path: '/admin/users', list: 'users', role: null, edit: 'admin.users.edit' },
] as const satisfies readonly { path: string; list: string; role: Role | null; edit: RouteId }[];

export type UserList = (typeof LISTS)[number];

/** The list an address belongs to. */
export const listAt = (path: string): UserList => LISTS.find((list) => path.startsWith(list.path)) ?? LISTS[2];

/** What the address asks for; an empty word asks for anything. */
export function filterOf(list: UserList, params: URLSearchParams): PeopleQueryVariables['filter'] {
  const given = (name: string): string | null => params.get(name) || null;
  return {
    search: given('search'),
    role: list.role ?? ROLES.find((role) => role === given('role')) ?? null,
    school: given('school'),
    state: USER_STATES.find((state) => state === given('state')) ?? null,
  };
}
