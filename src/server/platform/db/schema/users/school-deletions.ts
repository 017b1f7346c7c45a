import { index, pgTable, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../columns.ts';
import { schools, users } from './users.ts';

/** Schools to be deleted with everything that belongs to them. */
export const schoolDeletions = pgTable(
  'school_deletions',
  {
    schoolId: uuid('school_id')
      .primaryKey()
      .references(() => schools.id, { onDelete: 'cascade' }),
    requestedBy: uuid('requested_by').references(() => users.id, { onDelete: 'set null' }),
    requestedAt: instant('requested_at').notNull().defaultNow(),
    /** Until then it can be cancelled. After a failure: when it is tried again. */
    dueAt: instant('due_at').notNull(),
    /** When deleting began: from then on, the accounts of the school can't be used. */
    startedAt: instant('started_at'),
  },
  (t) => [index('school_deletions_due').on(t.dueAt), index('school_deletions_requested_by').on(t.requestedBy)],
);
