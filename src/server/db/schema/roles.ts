import { sql } from 'drizzle-orm';
import { check, index, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { AdminRole } from '#domain/entities/role.ts';
import { createdAt, instant } from '../columns.ts';
import { users } from './people.ts';
import { sessions } from './sessions.ts';

/** Named sets of permissions. */
export const roles = pgTable(
  'roles',
  {
    id: uuid('id').primaryKey(),
    name: text('name').notNull(),
    /** `area.action`; `*` alone is all there are. */
    permissions: text('permissions').array().notNull(),
    /** A built-in role is held by whoever is of this kind and has been given no role. */
    kind: text('kind').$type<AdminRole>(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('roles_name').on(sql`lower(${t.name})`),
    uniqueIndex('roles_kind').on(t.kind),
    check('roles_kind', sql`${t.kind} in ('schoolAdmin', 'admin')`),
  ],
);

/** The roles somebody was given, in the place of the built-in one of their kind. */
export const userRoles = pgTable(
  'user_roles',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    roleId: uuid('role_id')
      .notNull()
      .references(() => roles.id, { onDelete: 'restrict' }),
  },
  (t) => [primaryKey({ columns: [t.userId, t.roleId] }), index('user_roles_role').on(t.roleId)],
);

/** Times somebody looked at the product as another person does, to help: while it lasts, the session is that person's. */
export const supportVisits = pgTable(
  'support_visits',
  {
    id: uuid('id').primaryKey(),
    /** Of who helps. */
    sessionId: uuid('session_id')
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    helperId: uuid('helper_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    reason: text('reason').notNull(),
    startedAt: instant('started_at').notNull().defaultNow(),
    endsAt: instant('ends_at').notNull(),
    endedAt: instant('ended_at'),
    /** When the person said that they have read of it. */
    readAt: instant('read_at'),
  },
  (t) => [
    uniqueIndex('support_visits_open').on(t.sessionId).where(sql`${t.endedAt} is null`),
    index('support_visits_user').on(t.userId, t.startedAt),
  ],
);
