import { sql } from 'drizzle-orm';
import { boolean, check, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { Language } from '#domain/platform/language.ts';
import { belongsTo, bytea, instant } from '../../columns.ts';
import { users } from '../users/users.ts';

/** Who may see the work of a student at home. Guardians have no account; deleting the row ends the access at once. */
export const guardianAccess = pgTable(
  'guardian_access',
  {
    id: uuid('id').primaryKey(),
    studentId: belongsTo('student_id', () => users.id),
    /** Lower case. */
    email: text('email').notNull(),
    /** Of the emails: that of who invited, then that of the page the guardian opened last. */
    language: text('language').$type<Language>().notNull(),
    invitedBy: uuid('invited_by').references(() => users.id, { onDelete: 'set null' }),
    invitedAt: instant('invited_at').notNull().defaultNow(),
    /** When the first link was opened; null: not yet. */
    acceptedAt: instant('accepted_at'),
    /** Whether the student is of age and may end the access, as the school said. */
    studentMayRemove: boolean('student_may_remove').notNull(),
    /** Digest of the newest link, which is valid once; null: it was used. */
    linkDigest: bytea('link_digest'),
    linkExpiresAt: instant('link_expires_at'),
    hasWeeklyMail: boolean('has_weekly_mail').notNull().default(true),
    mailedAt: instant('mailed_at'),
    /** In the address that ends the weekly email, and nothing else. */
    unsubscribeId: uuid('unsubscribe_id').notNull().defaultRandom(),
  },
  (t) => [
    uniqueIndex('guardian_access_student').on(t.studentId, t.email),
    index('guardian_access_email').on(t.email),
    index('guardian_access_invited_by').on(t.invitedBy),
    uniqueIndex('guardian_access_link').on(t.linkDigest),
    uniqueIndex('guardian_access_unsubscribe').on(t.unsubscribeId),
    check('guardian_access_language', sql`${t.language} in ('en', 'de')`),
  ],
);

/** Browsers in which a guardian opened a link: for every student whose work the address may see. */
export const guardianSessions = pgTable(
  'guardian_sessions',
  {
    tokenDigest: bytea('token_digest').primaryKey(),
    email: text('email').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (t) => [index('guardian_sessions_email').on(t.email)],
);
