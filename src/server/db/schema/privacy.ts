import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { ConsentWay } from '#domain/consent/consent.schema.ts';
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

/**
 * The ledger of consent: what was chosen, when, by which version of the list, and how. Rows are added and never changed;
 * only the person's number goes with the account. A visitor is nobody but the random number that the browser keeps with
 * its choice.
 */
export const consentLog = pgTable(
  'consent_log',
  {
    /** Made by the browser: sent twice, a choice is one row. */
    id: uuid('id').primaryKey(),
    consentId: uuid('consent_id').notNull(),
    /** Who was signed in. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    version: integer('version').notNull(),
    preferences: boolean('preferences').notNull(),
    statistics: boolean('statistics').notNull(),
    way: text('way').$type<ConsentWay>().notNull(),
    /** Whether the browser objected for every site (Sec-GPC): statistics are refused then. */
    objected: boolean('objected').notNull(),
    chosenAt: instant('chosen_at').notNull().defaultNow(),
  },
  (t) => [
    index('consent_log_consent').on(t.consentId),
    index('consent_log_user').on(t.userId),
    check('consent_log_way', sql`${t.way} in ('banner', 'settings', 'withdrawal')`),
    check('consent_log_objection', sql`not (${t.objected} and ${t.statistics})`),
  ],
);
