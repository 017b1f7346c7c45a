import { bigint, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { belongsTo, bytea, createdAt, instant } from '../../columns.ts';
import { users } from '../users/users.ts';

/* Two-step verification. */

export const secondFactors = pgTable('second_factors', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** The secret of the authenticator app, encrypted for this account. */
  sealedSecret: bytea('sealed_secret').notNull(),
  /** The step of the last accepted code: a code is accepted once. */
  lastStep: bigint('last_step', { mode: 'number' }).notNull(),
  createdAt: createdAt(),
});

export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    userId: belongsTo('user_id', () => users.id),
    /** A keyed digest. */
    digest: bytea('digest').notNull(),
    usedAt: instant('used_at'),
  },
  (t) => [primaryKey({ columns: [t.userId, t.digest] })],
);

/** Sign-ins between the correct password and the code, one for each browser. */
export const pendingSignIns = pgTable(
  'pending_sign_ins',
  {
    /** Digest of the cookie that identifies the browser. */
    browserDigest: bytea('browser_digest').primaryKey(),
    userId: belongsTo('user_id', () => users.id),
    /** Changes with the password, which ends the sign-in. */
    passwordMark: text('password_mark').notNull(),
    tries: integer('tries').notNull().default(0),
    expiresAt: instant('expires_at').notNull(),
  },
  (t) => [index('pending_sign_ins_user').on(t.userId), index('pending_sign_ins_expire').on(t.expiresAt)],
);
