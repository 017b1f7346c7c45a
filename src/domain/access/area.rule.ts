/** The area of the product that an address belongs to. */
export type Area = 'front' | 'auth' | 'student' | 'subject' | 'teacher' | 'admin' | 'account' | 'error';

const OPEN_TO: Partial<Record<Area, readonly string[]>> = {
  student: ['student'],
  teacher: ['teacher'],
  admin: ['admin', 'schoolAdmin'],
};

/**
 * Whether a user may enter an area. Checked after the guard has allowed the address; a "no" is the 403 page. Areas
 * without a role are open to every user that the guard lets in.
 */
export function mayEnterArea(user: { readonly userRole: string } | null, area: Area): boolean {
  const roles = OPEN_TO[area];
  return roles === undefined || (user !== null && roles.includes(user.userRole));
}
