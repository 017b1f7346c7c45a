import { sql } from 'drizzle-orm';
import { check, index, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { ScimRole } from '#domain/interchange/scim/scim-role.rule.ts';
import { belongsTo, bytea, createdAt, instant } from '../../columns.ts';
import { classrooms } from '../classrooms/classrooms.ts';
import { schools, users } from '../users/users.ts';

/* SCIM: provisioning of users and classes by the identity system of a school. */

/** Tokens of a school. A token is valid while its owner is an admin of the school; deleting the row revokes it. */
export const scimTokens = pgTable(
  'scim_tokens',
  {
    id: uuid('id').primaryKey(),
    schoolId: belongsTo('school_id', () => schools.id),
    /** The admin who created it or rotated it last. */
    userId: belongsTo('user_id', () => users.id),
    name: text('name').notNull(),
    tokenDigest: bytea('token_digest').notNull(),
    /** The last characters, by which people recognise a token. */
    hint: text('hint').notNull(),
    createdAt: createdAt(),
    expiresAt: instant('expires_at').notNull(),
    /** Approximate: at most one write per minute. */
    lastUsedAt: instant('last_used_at'),
  },
  (t) => [
    uniqueIndex('scim_tokens_digest').on(t.tokenDigest),
    index('scim_tokens_school').on(t.schoolId),
    index('scim_tokens_user').on(t.userId),
  ],
);

/** Accounts that the identity system has created: only these can be seen, changed and deactivated by it. */
export const scimUsers = pgTable(
  'scim_users',
  {
    userId: uuid('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    schoolId: belongsTo('school_id', () => schools.id),
    userName: text('user_name').notNull(),
    externalId: text('external_id'),
    /** The resource as the identity system sent it. */
    attributes: jsonb('attributes').notNull(),
    /** When it deactivated the account, which has the same instant until a person changes it. */
    endedAt: instant('ended_at'),
    /** When it deleted the user; the account is deactivated. */
    deletedAt: instant('deleted_at'),
    createdAt: createdAt(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex('scim_users_name').on(t.schoolId, sql`lower(${t.userName})`).where(sql`${t.deletedAt} is null`),
    uniqueIndex('scim_users_external_id').on(t.schoolId, t.externalId).where(sql`${t.externalId} is not null`),
    index('scim_users_school').on(t.schoolId, t.userId),
  ],
);

/**
 * Accounts of the school with the email of a user whom the identity system wanted to create. It can't see them until an
 * admin of the school connects them. Deleted when it has not asked for 30 days.
 */
export const scimMatches = pgTable(
  'scim_matches',
  {
    userId: uuid('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    schoolId: belongsTo('school_id', () => schools.id),
    userName: text('user_name').notNull(),
    externalId: text('external_id'),
    /** The resource as the identity system sent it. */
    attributes: jsonb('attributes').notNull(),
    sentAt: instant('sent_at').notNull().defaultNow(),
  },
  (t) => [index('scim_matches_school').on(t.schoolId), index('scim_matches_sent_at').on(t.sentAt)],
);

/** Classes that the identity system has created. */
export const scimGroups = pgTable(
  'scim_groups',
  {
    classroomId: uuid('classroom_id')
      .primaryKey()
      .references(() => classrooms.id, { onDelete: 'cascade' }),
    schoolId: belongsTo('school_id', () => schools.id),
    externalId: text('external_id'),
    /** When it archived the class, which has the same instant until a person changes it. */
    endedAt: instant('ended_at'),
    deletedAt: instant('deleted_at'),
    createdAt: createdAt(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex('scim_groups_external_id').on(t.schoolId, t.externalId).where(sql`${t.externalId} is not null`),
    index('scim_groups_school').on(t.schoolId, t.classroomId),
  ],
);

/** Members of classes that the identity system has added: only these can be removed by it. */
export const scimMembers = pgTable(
  'scim_members',
  {
    classroomId: belongsTo('classroom_id', () => scimGroups.classroomId),
    userId: belongsTo('user_id', () => scimUsers.userId),
    role: text('role').$type<ScimRole>().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.classroomId, t.userId] }),
    index('scim_members_user').on(t.userId),
    check('scim_members_role', sql`${t.role} in ('student', 'teacher')`),
  ],
);
