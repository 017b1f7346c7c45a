import { sql } from 'drizzle-orm';
import { bigint, boolean, check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { ConsentWay } from '#domain/consent/consent.schema.ts';
import type { GuardianAnswer } from '#domain/consent/guardian.rule.ts';
import type { Language } from '#domain/language.ts';
import { bytea, instant } from '../columns.ts';
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
    /** What a guardian asked for, the child does not take back. */
    askedBy: text('asked_by').$type<'person' | 'guardian'>().notNull().default('person'),
  },
  (t) => [
    index('account_deletions_due').on(t.dueAt),
    check('account_deletions_asked_by', sql`${t.askedBy} in ('person', 'guardian')`),
  ],
);

/** Who is asked whether a child may have an account: one guardian at a time. */
export const guardianRequests = pgTable(
  'guardian_requests',
  {
    userId: uuid('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    email: text('email').notNull(),
    /** Of the newest link; older ones are worth nothing. */
    tokenDigest: bytea('token_digest').notNull(),
    /** From which the child would consent alone, as it was set when the guardian was asked. */
    age: integer('age').notNull(),
    sentAt: instant('sent_at').notNull().defaultNow(),
    /** The first answer is taken until then. */
    endsAt: instant('ends_at').notNull(),
  },
  (t) => [uniqueIndex('guardian_requests_token').on(t.tokenDigest), index('guardian_requests_email').on(t.email)],
);

/** The ledger of guardians' answers: rows are added and never changed; only the child's number goes with the account. */
export const guardianAnswers = pgTable(
  'guardian_answers',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    answer: text('answer').$type<GuardianAnswer>().notNull(),
    /** Of the words that were answered, and the language they were shown in. */
    version: integer('version').notNull(),
    language: text('language').$type<Language>().notNull(),
    answeredAt: instant('answered_at').notNull().defaultNow(),
  },
  (t) => [
    index('guardian_answers_user').on(t.userId, t.id),
    check('guardian_answers_answer', sql`${t.answer} in ('allowed', 'refused', 'withdrawn')`),
  ],
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
