import { customType, integer, timestamp } from 'drizzle-orm/pg-core';

/* Columns that many tables have. */

export const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });
export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
export const createdAt = () => instant('created_at').notNull().defaultNow();

/**
 * For records that users edit: a number that every change raises (by the trigger `next_revision`), so that conflicting
 * edits are detected; and the time of deletion.
 */
export const recorded = () => ({
  revision: integer('revision').notNull().default(1),
  updatedAt: instant('updated_at').notNull().defaultNow(),
  deletedAt: instant('deleted_at'),
});
