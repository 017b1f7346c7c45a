import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { ApiScope } from '#domain/access/api-tokens/api-token.schema.ts';
import { belongsTo, bytea, createdAt, instant } from '../../columns.ts';
import { schools, users } from '../users/users.ts';

/** Tokens with which programs read what their owner may read. Deleting the row revokes the token at once. */
export const apiTokens = pgTable(
  'api_tokens',
  {
    id: uuid('id').primaryKey(),
    userId: belongsTo('user_id', () => users.id),
    /** The school whose admins manage it, and of which its owner must still be an admin; null: a personal token. */
    schoolId: uuid('school_id').references(() => schools.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    tokenDigest: bytea('token_digest').notNull(),
    /** The last characters, by which people recognise a token. */
    hint: text('hint').notNull(),
    scopes: text('scopes').array().$type<ApiScope[]>().notNull(),
    createdAt: createdAt(),
    expiresAt: instant('expires_at').notNull(),
    /** Approximate: at most one write per minute. */
    lastUsedAt: instant('last_used_at'),
  },
  (t) => [
    uniqueIndex('api_tokens_digest').on(t.tokenDigest),
    index('api_tokens_user').on(t.userId),
    index('api_tokens_school').on(t.schoolId).where(sql`${t.schoolId} is not null`),
    check('api_tokens_scopes', sql`${t.scopes} <@ array['classes', 'assignments', 'marks', 'people']`),
  ],
);
