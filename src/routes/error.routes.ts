import type { RouteRow } from './route-row.ts';

export const ERROR_ROUTES = [
  {
    id: 'error',
    path: '*',
    layout: 'none',
    access: 'public',
    area: 'error',
    view: 'error',
    title: 'Page not found',
  },
] as const satisfies readonly RouteRow[];
