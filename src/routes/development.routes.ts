import type { RouteRow } from './route-row.ts';

/**
 * Addresses for developers. They exist while the feature `inspect` is on: in development, or on a server started with
 * INSPECT=1. Otherwise they are unknown addresses.
 */
export const DEVELOPMENT_ROUTES = [
  {
    id: 'machines',
    path: '/_machines',
    layout: 'none',
    access: 'open',
    area: 'front',
    view: 'machines',
    title: 'Machines',
  },
  {
    id: 'gallery',
    path: '/_gallery',
    layout: 'none',
    access: 'open',
    area: 'front',
    view: 'gallery',
    title: 'Gallery',
  },
  {
    id: 'gallery.part',
    path: '/_gallery/:part',
    layout: 'none',
    access: 'open',
    area: 'front',
    view: 'gallery',
    title: 'Gallery',
  },
] as const satisfies readonly RouteRow[];
