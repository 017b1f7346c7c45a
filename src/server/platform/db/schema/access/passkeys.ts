import { bigint, boolean, index, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { PasskeyPurpose } from '#domain/access/passkeys/passkey-purpose.ts';
import { belongsTo, bytea, createdAt, instant } from '../../columns.ts';
import { users } from '../users/users.ts';

/* Passkeys (WebAuthn). */

export const passkeys = pgTable(
  'passkeys',
  {
    id: uuid('id').primaryKey(),
    userId: belongsTo('user_id', () => users.id),
    credentialId: bytea('credential_id').notNull(),
    /** In COSE. */
    publicKey: bytea('public_key').notNull(),
    /** Of the last accepted signature. Many authenticators leave it at zero. */
    signCount: bigint('sign_count', { mode: 'number' }).notNull(),
    /** How a browser can reach the authenticator. */
    transports: text('transports').array().notNull(),
    name: text('name').notNull(),
    /** Whether it is backed up, and so exists on several devices. */
    isSynced: boolean('is_synced').notNull(),
    createdAt: createdAt(),
    lastUsedAt: instant('last_used_at'),
  },
  (t) => [uniqueIndex('passkeys_credential').on(t.credentialId), index('passkeys_user').on(t.userId)],
);

/** What an authenticator has to sign, one for each browser and purpose. */
export const passkeyChallenges = pgTable(
  'passkey_challenges',
  {
    /** Digest of the cookie that identifies the browser. */
    browserDigest: bytea('browser_digest').notNull(),
    purpose: text('purpose').$type<PasskeyPurpose>().notNull(),
    challengeDigest: bytea('challenge_digest').notNull(),
    /** Null for a sign-in: the passkey names its user. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    expiresAt: instant('expires_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.browserDigest, t.purpose] }),
    index('passkey_challenges_user').on(t.userId),
    index('passkey_challenges_expire').on(t.expiresAt),
  ],
);
