import { sql } from 'drizzle-orm';
import { check, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { Language } from '#domain/platform/language.ts';
import { bytea, createdAt, instant } from '../../columns.ts';
import { users } from '../users/users.ts';

/** The secret address at which calendar programs fetch a user's dates. */
export const calendarFeeds = pgTable(
  'calendar_feeds',
  {
    userId: uuid('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    tokenDigest: bytea('token_digest').notNull(),
    /** The time zone of the browser that created the address: it decides which day is today. */
    zone: text('zone').notNull(),
    /** Of that page, for users who have not chosen a language for their account. */
    language: text('language').$type<Language>().notNull(),
    createdAt: createdAt(),
    /** Approximate: at most one write per hour. */
    lastFetchedAt: instant('last_fetched_at'),
  },
  (t) => [
    uniqueIndex('calendar_feeds_token').on(t.tokenDigest),
    check('calendar_feeds_language', sql`${t.language} in ('en', 'de')`),
  ],
);
