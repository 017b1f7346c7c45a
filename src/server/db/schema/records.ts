import { sql } from 'drizzle-orm';
import { bigint, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../columns.ts';
import { users } from './people.ts';

/* What those who run the place did, and how they like to look at it. */

/** Who changed what. Rows are never changed and never deleted; a trigger sees to it. */
export const auditLog = pgTable(
  'audit_log',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: instant('at').notNull().defaultNow(),
    /** Who did it, even when the account is gone; null: the product itself. */
    actorId: uuid('actor_id'),
    /** The school it concerns, whose admins may read it. */
    schoolId: uuid('school_id'),
    /** `created`, `changed`, `deleted`, `restored`, or a verb of the record's own. */
    action: text('action').notNull(),
    resource: text('resource').notNull(),
    recordId: text('record_id').notNull(),
    /** What the record was called then. */
    title: text('title').notNull(),
    /** Of the fields that changed. */
    before: jsonb('before'),
    after: jsonb('after'),
    /** The record's revision afterwards, where it has one. */
    revision: integer('revision'),
    /** Changes made at once, to be undone at once. */
    batch: uuid('batch'),
    /** As the person gave it. */
    reason: text('reason'),
  },
  (t) => [
    index('audit_log_record').on(t.resource, t.recordId, t.id),
    index('audit_log_actor').on(t.actorId, t.id),
    index('audit_log_school').on(t.schoolId, t.id),
    index('audit_log_batch').on(t.batch).where(sql`${t.batch} is not null`),
  ],
);

/** Ways to look at a list that a person gave a name to. */
export const savedViews = pgTable(
  'saved_views',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    resource: text('resource').notNull(),
    name: text('name').notNull(),
    /** As in the address, behind the question mark. */
    query: text('query').notNull(),
  },
  (t) => [uniqueIndex('saved_views_name').on(t.userId, t.resource, t.name)],
);

/** What an admin set; what has no row is as the domain has it. */
export const appSettings = pgTable('app_settings', {
  name: text('name').primaryKey(),
  value: jsonb('value').notNull(),
  updatedAt: instant('updated_at').notNull().defaultNow(),
});
