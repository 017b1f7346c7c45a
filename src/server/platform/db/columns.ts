import { type AnyPgColumn, customType, integer, timestamp, uuid } from 'drizzle-orm/pg-core';

/* Columns that many tables have. */

export const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/** A column for an instant, with its time zone; a `Date` in JavaScript. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** The column of the instant at which a row was inserted. */
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

/** A required reference to a row, for rows that are deleted together with it. */
export const belongsTo = (name: string, target: () => AnyPgColumn) =>
  uuid(name).notNull().references(target, { onDelete: 'cascade' });

/** A required reference to a row that can't be deleted while it is referenced. */
export const refersTo = (name: string, target: () => AnyPgColumn) => uuid(name).notNull().references(target);
