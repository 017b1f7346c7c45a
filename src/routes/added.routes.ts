import type { RouteRow } from './route-row.ts';

/** Addresses beyond those the product was specified with. */
export const ADDED_ROUTES = [
  {
    id: 'account',
    path: '/account',
    layout: 'default',
    access: 'member',
    area: 'account',
    view: 'account',
    title: 'Your account',
  },
  {
    id: 'admin.audit-log',
    path: '/admin/audit-log',
    layout: 'admin',
    access: 'member',
    area: 'admin',
    view: 'auditLog',
    title: 'Audit log',
  },
  {
    id: 'admin.platform',
    path: '/admin/platform',
    layout: 'admin',
    access: 'member',
    area: 'admin',
    view: 'resource',
    title: 'Learning platforms',
  },
  {
    id: 'launch',
    path: '/launch',
    layout: 'auth',
    access: 'public',
    area: 'auth',
    view: 'launch',
    title: 'Welcome from your learning platform',
  },
  {
    id: 'invitation',
    path: '/invitation',
    layout: 'auth',
    access: 'public',
    area: 'auth',
    view: 'invitation',
    title: 'Choose your password',
  },
  {
    id: 'account.payments',
    path: '/account/payments',
    layout: 'default',
    access: 'member',
    area: 'account',
    view: 'myPayments',
    title: 'My payments',
  },
] as const satisfies readonly RouteRow[];
