import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  customType,
  doublePrecision,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
  varchar,
} from 'drizzle-orm/pg-core';
import type { Role } from '#domain/entities/role.ts';
import type { Outcome } from '#domain/items/item-type.ts';
import type { ItemTypeName } from '#domain/items/registry.ts';

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });
const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
const createdAt = () => instant('created_at').notNull().defaultNow();

/* People */

export const schools = pgTable('schools', {
  id: uuid('id').primaryKey(),
  name: text('name').notNull(),
  createdAt: createdAt(),
});

export const users = pgTable(
  'users',
  {
    id: uuid('id').primaryKey(),
    /** Lower case, as the schema of credentials makes it. */
    email: text('email').notNull(),
    name: text('name').notNull(),
    role: text('role').$type<Role>().notNull(),
    schoolId: uuid('school_id').references(() => schools.id),
    passwordDigest: text('password_digest').notNull(),
    /** argon2id. Null while no PIN is in force. */
    pinDigest: text('pin_digest'),
    /** Wrong PINs since the last right one, and until when none is looked at. */
    pinTries: integer('pin_tries').notNull().default(0),
    pinLockedUntil: instant('pin_locked_until'),
    /** Level of study as the person names it; null until the profile is complete. */
    level: text('level'),
    profileCompletedAt: instant('profile_completed_at'),
    disabledAt: instant('disabled_at'),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('users_email').on(t.email),
    check('users_role', sql`${t.role} in ('student', 'teacher', 'schoolAdmin', 'admin')`),
  ],
);

/** The subjects a student said they study. */
export const userSubjects = pgTable(
  'user_subjects',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    subjectId: uuid('subject_id')
      .notNull()
      .references(() => subjects.id, { onDelete: 'cascade' }),
  },
  (t) => [primaryKey({ columns: [t.userId, t.subjectId] })],
);

/* Sessions: one a sign-in. Tokens are kept as SHA-256 digests only. */

export const sessions = pgTable(
  'sessions',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Digest of the HttpOnly cookie that ties the session to one browser. */
    bindingDigest: bytea('binding_digest').notNull(),
    pinVerifiedAt: instant('pin_verified_at'),
    userAgent: text('user_agent').notNull(),
    createdAt: createdAt(),
    lastUsedAt: instant('last_used_at').notNull().defaultNow(),
    revokedAt: instant('revoked_at'),
  },
  (t) => [index('sessions_user').on(t.userId)],
);

export const accessTokens = pgTable(
  'access_tokens',
  {
    digest: bytea('digest').primaryKey(),
    sessionId: uuid('session_id')
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    expiresAt: instant('expires_at').notNull(),
  },
  (t) => [index('access_tokens_session').on(t.sessionId)],
);

export const refreshTokens = pgTable(
  'refresh_tokens',
  {
    digest: bytea('digest').primaryKey(),
    sessionId: uuid('session_id')
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    issuedAt: instant('issued_at').notNull().defaultNow(),
    consumedAt: instant('consumed_at'),
    /** The answer that consumed it, sealed with a key made from the token itself: a lost answer can be given once more. */
    sealedAnswer: bytea('sealed_answer'),
    successorDigest: bytea('successor_digest'),
  },
  (t) => [index('refresh_tokens_session').on(t.sessionId)],
);

/** Codes sent by mail, one a person and purpose: a new one takes the place of the last. */
export const oneTimeCodes = pgTable(
  'one_time_codes',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    purpose: text('purpose').$type<CodePurpose>().notNull(),
    /** argon2id. */
    digest: text('digest').notNull(),
    expiresAt: instant('expires_at').notNull(),
    tries: integer('tries').notNull().default(0),
    /** Digest of the permit given for the right code; the permit is then what counts, until `expiresAt`. */
    permitDigest: bytea('permit_digest'),
  },
  (t) => [primaryKey({ columns: [t.userId, t.purpose] }), uniqueIndex('one_time_codes_permit').on(t.permitDigest)],
);

/** What a code opens: choosing a new password, or a new PIN. */
export type CodePurpose = 'password' | 'pin';

/** Counts of tries, in the form that the rate limiter's PostgreSQL store works on. `expire` in milliseconds since 1970. */
export const attemptCounts = pgTable(
  'attempt_counts',
  {
    key: varchar('key', { length: 255 }).primaryKey(),
    points: integer('points').notNull().default(0),
    expire: bigint('expire', { mode: 'number' }),
  },
  (t) => [index('attempt_counts_expire').on(t.expire)],
);

/* What a person has bought or been given */

export const plans = pgTable(
  'plans',
  {
    id: text('id').$type<'standard' | 'pro'>().primaryKey(),
    /** Content type → opened by the plan. */
    permission: jsonb('permission').$type<Record<string, boolean>>().notNull(),
  },
  (t) => [check('plans_id', sql`${t.id} in ('standard', 'pro')`)],
);

export const entitlements = pgTable(
  'entitlements',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Null: a subject alone. */
    planId: text('plan_id').references(() => plans.id),
    subjectId: uuid('subject_id').references(() => subjects.id),
    grantedAt: instant('granted_at').notNull().defaultNow(),
    endsAt: instant('ends_at'),
  },
  (t) => [
    index('entitlements_user').on(t.userId),
    check('entitlements_names_something', sql`${t.planId} is not null or ${t.subjectId} is not null`),
  ],
);

/* Content */

export const subjects = pgTable(
  'subjects',
  {
    id: uuid('id').primaryKey(),
    slug: text('slug').notNull(),
    title: text('title').notNull(),
    summary: text('summary').notNull().default(''),
    position: integer('position').notNull(),
    createdAt: createdAt(),
  },
  (t) => [uniqueIndex('subjects_slug').on(t.slug), uniqueIndex('subjects_title').on(t.title)],
);

export const topics = pgTable(
  'topics',
  {
    id: uuid('id').primaryKey(),
    subjectId: uuid('subject_id')
      .notNull()
      .references(() => subjects.id),
    slug: text('slug').notNull(),
    title: text('title').notNull(),
    summary: text('summary').notNull().default(''),
    position: integer('position').notNull(),
    /** Open to every student, whatever they have bought. */
    free: boolean('free').notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    unique('topics_slug').on(t.subjectId, t.slug),
    unique('topics_title').on(t.subjectId, t.title),
    index('topics_free').on(t.id).where(sql`${t.free}`),
  ],
);

/** The question bank. What an item says stands in its versions. */
export const items = pgTable(
  'items',
  {
    id: uuid('id').primaryKey(),
    topicId: uuid('topic_id')
      .notNull()
      .references(() => topics.id),
    /** The id the item has where it came from; one item an id. */
    externalId: text('external_id').notNull(),
    type: text('type').$type<ItemTypeName>().notNull(),
    subtopic: text('subtopic'),
    /** Number of the version in force. */
    version: integer('version').notNull(),
    createdAt: createdAt(),
  },
  (t) => [uniqueIndex('items_external_id').on(t.externalId), index('items_topic').on(t.topicId)],
);

/** What an item said at one time. Never changed: attempts and marks point here. A trigger refuses updates. */
export const itemVersions = pgTable(
  'item_versions',
  {
    id: uuid('id').primaryKey(),
    itemId: uuid('item_id')
      .notNull()
      .references(() => items.id, { onDelete: 'cascade' }),
    version: integer('version').notNull(),
    stem: text('stem').notNull(),
    /** What the student gets besides the stem. */
    body: jsonb('body').notNull(),
    /** What the student gets only after handing in. */
    key: jsonb('key').notNull(),
    explanation: text('explanation'),
    /** Where the item comes from, shown with it: work, author, url, licence. */
    source: jsonb('source').$type<ItemSource>().notNull(),
    /** Digests of the figures that stem, body, key and explanation show. */
    figures: jsonb('figures').$type<readonly string[]>().notNull(),
    /** SHA-256 of all of the above: equal digests, equal item. */
    digest: bytea('digest').notNull(),
    createdAt: createdAt(),
  },
  (t) => [unique('item_versions_number').on(t.itemId, t.version)],
);

export type ItemSource = {
  readonly work: string | null;
  readonly author: string | null;
  readonly url: string | null;
  readonly licence: string | null;
};

/** Pictures, by the SHA-256 of their bytes (hex). The bytes lie in the media store. */
export const figures = pgTable('figures', {
  digest: text('digest').primaryKey(),
  mime: text('mime').notNull(),
  bytes: integer('bytes').notNull(),
  width: integer('width').notNull(),
  height: integer('height').notNull(),
  createdAt: createdAt(),
});

export const quizzes = pgTable(
  'quizzes',
  {
    id: uuid('id').primaryKey(),
    topicId: uuid('topic_id')
      .notNull()
      .references(() => topics.id),
    title: text('title').notNull(),
    position: integer('position').notNull(),
    /** True for the quiz that an import keeps: all items of the topic. */
    practice: boolean('practice').notNull().default(false),
    createdAt: createdAt(),
  },
  (t) => [
    index('quizzes_topic').on(t.topicId),
    uniqueIndex('quizzes_practice').on(t.topicId).where(sql`${t.practice}`),
  ],
);

export const quizItems = pgTable(
  'quiz_items',
  {
    quizId: uuid('quiz_id')
      .notNull()
      .references(() => quizzes.id, { onDelete: 'cascade' }),
    itemId: uuid('item_id')
      .notNull()
      .references(() => items.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
  },
  (t) => [primaryKey({ columns: [t.quizId, t.itemId] }), index('quiz_items_order').on(t.quizId, t.position)],
);

/* Attempts */

export const attempts = pgTable(
  'attempts',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    quizId: uuid('quiz_id')
      .notNull()
      .references(() => quizzes.id),
    startedAt: instant('started_at').notNull().defaultNow(),
    handedInAt: instant('handed_in_at'),
    /** Marks earned and marks to be had among the items a machine can mark; set when handed in. */
    marks: doublePrecision('marks'),
    marksOutOf: integer('marks_out_of'),
  },
  (t) => [
    index('attempts_user').on(t.userId, t.startedAt),
    // One attempt at a time: a second start finds the first.
    uniqueIndex('attempts_open').on(t.userId, t.quizId).where(sql`${t.handedInAt} is null`),
  ],
);

/** The items of an attempt, in its order, pinned to the version that was in force when it began. */
export const attemptItems = pgTable(
  'attempt_items',
  {
    attemptId: uuid('attempt_id')
      .notNull()
      .references(() => attempts.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    versionId: uuid('version_id')
      .notNull()
      .references(() => itemVersions.id),
    /** Set when the attempt is handed in. */
    outcome: text('outcome').$type<Outcome>(),
    credit: doublePrecision('credit'),
    remark: text('remark'),
  },
  (t) => [primaryKey({ columns: [t.attemptId, t.position] }), index('attempt_items_version').on(t.versionId)],
);

/** Every answer that was ever acknowledged. Only appended to; the answer in force is the one with the highest sequence. */
export const answerLog = pgTable(
  'answer_log',
  {
    /** Made by the browser: an answer that is sent twice counts once. */
    operationId: uuid('operation_id').primaryKey(),
    attemptId: uuid('attempt_id').notNull(),
    position: integer('position').notNull(),
    sequence: integer('sequence').notNull(),
    response: jsonb('response').notNull(),
    receivedAt: instant('received_at').notNull().defaultNow(),
  },
  (t) => [
    index('answer_log_current').on(t.attemptId, t.position, t.sequence),
    foreignKey({
      columns: [t.attemptId, t.position],
      foreignColumns: [attemptItems.attemptId, attemptItems.position],
    }).onDelete('cascade'),
  ],
);
