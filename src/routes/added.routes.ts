import { adminRow } from './admin-entity.routes.ts';
import type { RouteRow } from './route-row.ts';

/** Pages for users who arrive by a link. */
const ARRIVAL = { layout: 'auth', access: 'public', area: 'auth' } as const;

/** Addresses beyond those the product was specified with. */
export const ADDED_ROUTES = [
  {
    id: 'account',
    path: '/account',
    layout: 'default',
    access: 'member',
    area: 'account',
    view: 'account',
    title: 'Account',
  },
  {
    id: 'session',
    path: '/session',
    layout: 'default',
    access: 'member',
    area: 'student',
    view: 'studySession',
    title: 'Today’s session',
  },
  {
    id: 'teacher.classroom.gradebook',
    path: '/teacher/classroom/:id/gradebook',
    layout: 'default',
    access: 'member',
    area: 'teacher',
    view: 'gradebook',
    title: 'Gradebook',
  },
  {
    id: 'teacher.assignment.preview',
    path: '/teacher/assignment/:id/preview',
    layout: 'default',
    access: 'member',
    area: 'teacher',
    view: 'assignmentPreview',
    title: 'Preview of an assignment',
  },
  {
    id: 'teacher.classroom.student',
    path: '/teacher/classroom/:id/student/:student',
    layout: 'default',
    access: 'member',
    area: 'teacher',
    view: 'taughtStudent',
    title: 'Student',
  },
  adminRow('audit-log', 'auditLog', 'Audit log', 'audit.read'),
  adminRow('classroom', 'schoolClasses', 'Classes', 'users.read'),
  adminRow('status', 'status', 'Status', 'settings.read'),
  adminRow('platform', 'resource', 'Learning platforms', 'platforms.read'),
  { ...ARRIVAL, id: 'launch', path: '/launch', view: 'launch', title: 'Welcome' },
  { ...ARRIVAL, id: 'invitation', path: '/invitation', view: 'invitation', title: 'Set your password' },
  {
    id: 'guardian',
    path: '/guardian',
    layout: 'plain',
    // Even if another user is signed in on a shared computer: the link is the guardian's.
    access: 'open',
    area: 'auth',
    view: 'guardian',
    title: 'Child’s account',
  },
  {
    id: 'onboarding',
    path: '/onboarding',
    layout: 'default',
    access: 'member',
    area: 'student',
    view: 'onboarding',
    title: 'Get started',
  },
  {
    id: 'diagnostic',
    path: '/diagnostic/:subject',
    layout: 'default',
    access: 'member',
    area: 'student',
    view: 'diagnostic',
    title: 'Diagnostic',
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
