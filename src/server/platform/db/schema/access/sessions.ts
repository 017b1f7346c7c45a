import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
  varchar,
} from 'drizzle-orm/pg-core';
import type { SignInOutcome } from '#domain/access/sign-in-outcome.ts';
import type { SessionFactor } from '#domain/access/sign-in-policy/sign-in-requirement.ts';
import { belongsTo, bytea, createdAt, instant } from '../../columns.ts';
import { schools, users } from '../users/users.ts';

/* One session per sign-in. Tokens are stored as SHA-256 digests only. */

export const sessions = pgTable(
  'sessions',
  {
    id: uuid('id').primaryKey(),
    userId: belongsTo('user_id', () => users.id),
    /** Digest of the HttpOnly cookie that binds the session to one browser. */
    bindingDigest: bytea('binding_digest').notNull(),
    pinVerifiedAt: instant('pin_verified_at'),
    /** When its user last proved who they are: by password, code, passkey or single sign-on. */
    verifiedAt: instant('verified_at'),
    /** What it was opened with beyond the password, or proved since. */
    factor: text('factor').$type<SessionFactor>().notNull().default('none'),
    /** The school in which its user works, if that is not their own. */
    schoolId: uuid('school_id').references(() => schools.id, { onDelete: 'cascade' }),
    userAgent: text('user_agent').notNull(),
    createdAt: createdAt(),
    lastUsedAt: instant('last_used_at').notNull().defaultNow(),
    revokedAt: instant('revoked_at'),
  },
  (t) => [
    index('sessions_user').on(t.userId),
    index('sessions_school').on(t.schoolId).where(sql`${t.schoolId} is not null`),
    check('sessions_factor', sql`${t.factor} in ('none', 'code', 'passkey', 'service')`),
  ],
);

export const accessTokens = pgTable(
  'access_tokens',
  {
    digest: bytea('digest').primaryKey(),
    sessionId: belongsTo('session_id', () => sessions.id),
    expiresAt: instant('expires_at').notNull(),
  },
  (t) => [index('access_tokens_session').on(t.sessionId)],
);

export const refreshTokens = pgTable(
  'refresh_tokens',
  {
    digest: bytea('digest').primaryKey(),
    sessionId: belongsTo('session_id', () => sessions.id),
    issuedAt: instant('issued_at').notNull().defaultNow(),
    consumedAt: instant('consumed_at'),
    /** The response that consumed it, encrypted with a key derived from the token: a lost response can be repeated once. */
    sealedAnswer: bytea('sealed_answer'),
    successorDigest: bytea('successor_digest'),
  },
  (t) => [index('refresh_tokens_session').on(t.sessionId)],
);

/** Codes sent by email, one for each purpose and each browser that asked: a new one replaces the last. */
export const oneTimeCodes = pgTable(
  'one_time_codes',
  {
    userId: belongsTo('user_id', () => users.id),
    purpose: text('purpose').$type<PermitPurpose>().notNull(),
    /** Digest of what identifies the browser that asked for the code; only there the code works. Empty for invitations. */
    requester: bytea('requester').notNull().default(sql`''::bytea`),
    /** argon2id. */
    digest: text('digest').notNull(),
    expiresAt: instant('expires_at').notNull(),
    tries: integer('tries').notNull().default(0),
    /** Digest of the permit issued for the correct code. From then on the permit counts, until `expiresAt`. */
    permitDigest: bytea('permit_digest'),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.purpose, t.requester] }),
    uniqueIndex('one_time_codes_permit').on(t.permitDigest),
  ],
);

/** Purposes of a code: new password, new PIN, deleting the account. */
export type CodePurpose = 'password' | 'pin' | 'deletion';

/** Purposes of a permit: the same, or setting the first password; an invitation's permit is emailed without a code. */
export type PermitPurpose = CodePurpose | 'invitation';

/** What the owner of an account can see of sign-ins, counted by hour and kind of device. Addresses are not stored. */
export const signInActivity = pgTable(
  'sign_in_activity',
  {
    userId: belongsTo('user_id', () => users.id),
    hour: instant('hour').notNull(),
    outcome: text('outcome').$type<SignInOutcome>().notNull(),
    device: text('device').notNull(),
    isKnown: boolean('is_known').notNull(),
    count: integer('count').notNull().default(1),
    lastAt: instant('last_at').notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.hour, t.outcome, t.device, t.isKnown] }),
    index('sign_in_activity_last').on(t.lastAt),
  ],
);

/** Counters in the format of the rate limiter's PostgreSQL store. `expire` in milliseconds since 1970. */
export const attemptCounts = pgTable(
  'attempt_counts',
  {
    key: varchar('key', { length: 255 }).primaryKey(),
    points: integer('points').notNull().default(0),
    expire: bigint('expire', { mode: 'number' }),
  },
  (t) => [index('attempt_counts_expire').on(t.expire)],
);
