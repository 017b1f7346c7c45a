import { sql } from 'drizzle-orm';
import {
  check,
  foreignKey,
  index,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { GradeBoundary } from '#domain/attempts/results/grade-boundaries.ts';
import { bytea, createdAt, instant } from '../../columns.ts';
import { subjects } from '../content/topics.ts';
import { schools, users } from '../users/users.ts';

/** A class: students taught together by one or more teachers. It belongs to its school, not to its creator. */
export const classrooms = pgTable(
  'classrooms',
  {
    id: uuid('id').primaryKey(),
    /** Null for the class of a teacher without a school. Students of another school cannot join. */
    schoolId: uuid('school_id').references(() => schools.id),
    name: text('name').notNull(),
    subjectId: uuid('subject_id').references(() => subjects.id),
    createdBy: uuid('created_by').references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
    /** When it was archived: nobody can join and nothing can be assigned; work stays readable. */
    archivedAt: instant('archived_at'),
    /** The grades of the gradebook; empty: none. */
    gradeBoundaries: jsonb('grade_boundaries').$type<readonly GradeBoundary[]>().notNull().default([]),
  },
  (t) => [index('classrooms_school').on(t.schoolId)],
);

/** Teachers of a class: the row is the permission. A removed teacher has none from the next statement on. */
export const classroomTeachers = pgTable(
  'classroom_teachers',
  {
    classroomId: uuid('classroom_id')
      .notNull()
      .references(() => classrooms.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    addedAt: instant('added_at').notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.classroomId, t.userId] }), index('classroom_teachers_user').on(t.userId)],
);

/** Parts of a class, for different work or times. A student is in at most one group of a class. */
export const classroomGroups = pgTable(
  'classroom_groups',
  {
    id: uuid('id').primaryKey(),
    classroomId: uuid('classroom_id')
      .notNull()
      .references(() => classrooms.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    unique('classroom_groups_name').on(t.classroomId, t.name),
    // Target of foreign keys that name a group and its class.
    unique('classroom_groups_own').on(t.classroomId, t.id),
  ],
);

/** The students of a class. A student who leaves keeps the row, and with it their work in the class. */
export const classroomMembers = pgTable(
  'classroom_members',
  {
    classroomId: uuid('classroom_id')
      .notNull()
      .references(() => classrooms.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Of this class; null: in none. */
    groupId: uuid('group_id'),
    joinedAt: instant('joined_at').notNull().defaultNow(),
    /** Null: a member today. */
    leftAt: instant('left_at'),
  },
  (t) => [
    primaryKey({ columns: [t.classroomId, t.userId] }),
    index('classroom_members_user').on(t.userId),
    index('classroom_members_group').on(t.groupId),
    foreignKey({
      name: 'classroom_members_own_group',
      columns: [t.classroomId, t.groupId],
      foreignColumns: [classroomGroups.classroomId, classroomGroups.id],
    }),
  ],
);

/**
 * How students join without an invitation: a short `code` that is typed (one per class; a new one revokes the old), and
 * `link`s, which are long and expire. Stored in plain text, because teachers have to show them.
 */
export const classroomCodes = pgTable(
  'classroom_codes',
  {
    code: text('code').primaryKey(),
    classroomId: uuid('classroom_id')
      .notNull()
      .references(() => classrooms.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<'code' | 'link'>().notNull(),
    /** Null for a code, which is valid until it is replaced. */
    expiresAt: instant('expires_at'),
    createdBy: uuid('created_by').references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
  },
  (t) => [
    index('classroom_codes_classroom').on(t.classroomId),
    uniqueIndex('classroom_codes_one').on(t.classroomId).where(sql`${t.kind} = 'code'`),
    check(
      'classroom_codes_kind',
      sql`${t.kind} in ('code', 'link') and (${t.kind} = 'link') = (${t.expiresAt} is not null)`,
    ),
  ],
);

/**
 * Invitations by email, including those from a roster. Only the token in the email accepts one: an address alone proves
 * nothing, because anyone may have signed up with it.
 */
export const classroomInvitations = pgTable(
  'classroom_invitations',
  {
    id: uuid('id').primaryKey(),
    classroomId: uuid('classroom_id')
      .notNull()
      .references(() => classrooms.id, { onDelete: 'cascade' }),
    /** Lower case. */
    email: text('email').notNull(),
    /** Name in the roster, for the teacher's list; replaced by the account's own name once there is one. */
    name: text('name').notNull().default(''),
    /** Role of the invited user in the class: student or teacher. */
    role: text('role').$type<'student' | 'teacher'>().notNull().default('student'),
    groupId: uuid('group_id'),
    tokenDigest: bytea('token_digest').notNull(),
    expiresAt: instant('expires_at').notNull(),
    invitedBy: uuid('invited_by').references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
    acceptedAt: instant('accepted_at'),
  },
  (t) => [
    unique('classroom_invitations_email').on(t.classroomId, t.email),
    uniqueIndex('classroom_invitations_token').on(t.tokenDigest),
    foreignKey({
      name: 'classroom_invitations_group',
      columns: [t.classroomId, t.groupId],
      foreignColumns: [classroomGroups.classroomId, classroomGroups.id],
    }),
    check('classroom_invitations_role', sql`${t.role} in ('student', 'teacher')`),
  ],
);
