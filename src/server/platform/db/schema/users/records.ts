import { sql } from 'drizzle-orm';
import { bigint, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { belongsTo, instant } from '../../columns.ts';
import { users } from './users.ts';

/* Audit log, saved views and settings of admins. */

/** The audit log. Rows are never changed or deleted, which a trigger enforces. */
export const auditLog = pgTable(
  'audit_log',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: instant('at').notNull().defaultNow(),
    /** The user, even if the account was deleted; null: the product itself. */
    actorId: uuid('actor_id'),
    /** The affected school, whose admins may read it. */
    schoolId: uuid('school_id'),
    /** `created`, `changed`, `deleted`, `restored`, or a verb of the record's own. */
    action: text('action').notNull(),
    resource: text('resource').notNull(),
    recordId: text('record_id').notNull(),
    /** Title of the record at that time. */
    title: text('title').notNull(),
    /** Values of the changed fields. */
    before: jsonb('before'),
    after: jsonb('after'),
    /** The record's revision afterwards, if it has one. */
    revision: integer('revision'),
    /** Groups changes that were made, and can be undone, together. */
    batch: uuid('batch'),
    /** The reason that the user entered. */
    reason: text('reason'),
  },
  (t) => [
    index('audit_log_record').on(t.resource, t.recordId, t.id),
    index('audit_log_actor').on(t.actorId, t.id),
    index('audit_log_school').on(t.schoolId, t.id),
    index('audit_log_batch').on(t.batch).where(sql`${t.batch} is not null`),
  ],
);

/** Saved views of lists. */
export const savedViews = pgTable(
  'saved_views',
  {
    id: uuid('id').primaryKey(),
    userId: belongsTo('user_id', () => users.id),
    resource: text('resource').notNull(),
    name: text('name').notNull(),
    /** Query string of the address. */
    query: text('query').notNull(),
  },
  (t) => [uniqueIndex('saved_views_name').on(t.userId, t.resource, t.name)],
);

/** Settings that an admin has changed; others have the domain's default. */
export const appSettings = pgTable('app_settings', {
  name: text('name').primaryKey(),
  value: jsonb('value').notNull(),
  updatedAt: instant('updated_at').notNull().defaultNow(),
});
