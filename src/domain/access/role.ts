export const ROLES = ['student', 'teacher', 'schoolAdmin', 'admin'] as const;

/** What kind of account it is: which part of the product it is for. What it may do there, its roles say. */
export type Role = (typeof ROLES)[number];

/** The kinds that enter the admin area, and so hold permissions. */
export const ADMIN_ROLES = ['schoolAdmin', 'admin'] as const satisfies readonly Role[];
export type AdminRole = (typeof ADMIN_ROLES)[number];

export const isAdminRole = (role: Role): role is AdminRole => ADMIN_ROLES.some((each) => each === role);
