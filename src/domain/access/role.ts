export const ROLES = ['student', 'teacher', 'schoolAdmin', 'admin'] as const;

/** The account type: which area of the product it is for. Its roles decide what it may do there. */
export type Role = (typeof ROLES)[number];

/** The account types of the admin area, which therefore have permissions. */
export const ADMIN_ROLES = ['schoolAdmin', 'admin'] as const satisfies readonly Role[];
export type AdminRole = (typeof ADMIN_ROLES)[number];

/** Whether a role is one of those that open the administration. */
export const isAdminRole = (role: Role): role is AdminRole => ADMIN_ROLES.some((each) => each === role);
