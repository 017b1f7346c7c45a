import { index, pgTable, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../columns.ts';
import { users } from './people.ts';

/* What people decided about what is kept of them. */

/** Accounts that are to go, and when. Signing in before then offers to take the row away again. */
export const accountDeletions = pgTable(
  'account_deletions',
  {
    userId: uuid('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    requestedAt: instant('requested_at').notNull().defaultNow(),
    dueAt: instant('due_at').notNull(),
  },
  (t) => [index('account_deletions_due').on(t.dueAt)],
);
