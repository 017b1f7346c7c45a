/** The frame around a view. `none` is the view alone. */
export const LAYOUTS = ['none', 'default', 'front', 'plain', 'shorts', 'auth', 'admin'] as const;
export type Layout = (typeof LAYOUTS)[number];
