import { customType, integer, timestamp } from 'drizzle-orm/pg-core';

/* Columns that many tables have. */

export const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });
export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
export const createdAt = () => instant('created_at').notNull().defaultNow();

/**
 * Of records that people edit: a number that every change raises (by the trigger `next_revision`), so that two who edit
 * the same thing are noticed; and since when it is in the recycle bin.
 */
export const recorded = () => ({
  revision: integer('revision').notNull().default(1),
  updatedAt: instant('updated_at').notNull().defaultNow(),
  deletedAt: instant('deleted_at'),
});
