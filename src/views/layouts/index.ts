import type { ComponentType } from 'react';
import type { Layout } from '#routes/layout.ts';

/** The frame of each layout. `none` is the view alone. */
export const LAYOUT_VIEWS: Record<Layout, () => Promise<{ readonly Component: ComponentType }>> = {
  none: () => import('./none.layout.tsx'),
  default: () => import('./default.layout.tsx'),
  front: () => import('./front.layout.tsx'),
  plain: () => import('./plain.layout.tsx'),
  shorts: () => import('./shorts.layout.tsx'),
  auth: () => import('./auth.layout.tsx'),
  admin: () => import('./admin.layout.tsx'),
};
