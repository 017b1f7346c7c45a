import { ADDED_ROUTES } from './added.routes.ts';
import { ADMIN_ROUTES } from './admin.routes.ts';
import { AUTH_ROUTES } from './auth.routes.ts';
import { DEVELOPMENT_ROUTES } from './development.routes.ts';
import { ERROR_ROUTES } from './error.routes.ts';
import { FRONT_ROUTES } from './front.routes.ts';
import type { RouteRow } from './route-row.ts';
import { STUDENT_ROUTES } from './student.routes.ts';
import { SUBJECT_ROUTES } from './subject.routes.ts';
import { TEACHER_ROUTES } from './teacher.routes.ts';

/** Every address of the product. */
const TABLE = [
  ...FRONT_ROUTES,
  ...AUTH_ROUTES,
  ...STUDENT_ROUTES,
  ...SUBJECT_ROUTES,
  ...TEACHER_ROUTES,
  ...ADMIN_ROUTES,
  ...ADDED_ROUTES,
  ...ERROR_ROUTES,
] as const;

export type TableRow = (typeof TABLE)[number];
export type RouteId = TableRow['id'];
export type DevelopmentRow = (typeof DEVELOPMENT_ROUTES)[number];
export type ViewName = Exclude<TableRow['view'] | DevelopmentRow['view'], 'redirect'>;
/** A row of any table, whose id and view exist. */
export type KnownRow = RouteRow & {
  readonly id: RouteId | DevelopmentRow['id'];
  readonly view: ViewName | 'redirect';
};

export const ROUTES: readonly (RouteRow & { readonly id: RouteId; readonly view: ViewName | 'redirect' })[] = TABLE;

/** With the addresses for developers, which don't exist unless inspection is on. */
export const ALL_ROUTES: readonly KnownRow[] = [...ROUTES, ...DEVELOPMENT_ROUTES];

/** What the requirement adds to some addresses. It is not in their rows, because browsers download those. */
export const ROUTE_NOTES: { readonly [Id in RouteId]?: string } = {
  front: 'signed-in users with a complete profile go to /home',
  'pricing.test': 'kept address',
  'front.backup': 'kept address: an older index',
  'login-copy': 'kept address: leads to /login',
  'topic.flashcard.deck.backup': 'kept address: leads to the deck',
  'topic.flashcard.backup': 'kept address: leads to flashcard/:id',
  error: 'error page: 404, Page Not Found plus the path',
};
