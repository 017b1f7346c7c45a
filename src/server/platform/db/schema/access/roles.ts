import { sql } from 'drizzle-orm';
import { check, index, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { AdminRole } from '#domain/access/role.ts';
import { belongsTo, createdAt, instant } from '../../columns.ts';
import { users } from '../users/users.ts';
import { sessions } from './sessions.ts';

/** Named sets of permissions. */
export const roles = pgTable(
  'roles',
  {
    id: uuid('id').primaryKey(),
    name: text('name').notNull(),
    /** `area.action`; a single `*` means all. */
    permissions: text('permissions').array().notNull(),
    /** Account type of a built-in role, which applies to accounts without assigned roles. */
    kind: text('kind').$type<AdminRole>(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('roles_name').on(sql`lower(${t.name})`),
    uniqueIndex('roles_kind').on(t.kind),
    check('roles_kind', sql`${t.kind} in ('schoolAdmin', 'admin')`),
  ],
);

/** Assigned roles, which replace the built-in one of the account type. */
export const userRoles = pgTable(
  'user_roles',
  {
    userId: belongsTo('user_id', () => users.id),
    roleId: uuid('role_id')
      .notNull()
      .references(() => roles.id, { onDelete: 'restrict' }),
  },
  (t) => [primaryKey({ columns: [t.userId, t.roleId] }), index('user_roles_role').on(t.roleId)],
);

/** Support access: while it lasts, the helper's session shows the product as the user. */
export const supportVisits = pgTable(
  'support_visits',
  {
    id: uuid('id').primaryKey(),
    /** Session of the helper. */
    sessionId: belongsTo('session_id', () => sessions.id),
    helperId: belongsTo('helper_id', () => users.id),
    userId: belongsTo('user_id', () => users.id),
    reason: text('reason').notNull(),
    startedAt: instant('started_at').notNull().defaultNow(),
    endsAt: instant('ends_at').notNull(),
    endedAt: instant('ended_at'),
    /** When the user dismissed the notice about it. */
    readAt: instant('read_at'),
  },
  (t) => [
    uniqueIndex('support_visits_open').on(t.sessionId).where(sql`${t.endedAt} is null`),
    index('support_visits_user').on(t.userId, t.startedAt),
  ],
);
