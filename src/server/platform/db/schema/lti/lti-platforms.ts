import { sql } from 'drizzle-orm';
import { check, index, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { Score } from '#domain/lti/score.rule.ts';
import type { LaunchMessage } from '../../../../lti/launch/launch-message.ts';
import { belongsTo, bytea, createdAt, instant, recorded } from '../../columns.ts';
import { examPapers } from '../assessments/exams.ts';
import { quizzes } from '../assessments/quizzes.ts';
import { assignments } from '../classrooms/assignments.ts';
import { classrooms } from '../classrooms/classrooms.ts';
import { schools, users } from '../users/users.ts';

/* Learning platforms of schools (Moodle, Canvas, …), and their users (LTI 1.3). */

export const platforms = pgTable(
  'platforms',
  {
    id: uuid('id').primaryKey(),
    /** The school of its users; null: no school. */
    schoolId: uuid('school_id').references(() => schools.id),
    name: text('name').notNull(),
    issuer: text('issuer').notNull(),
    /** Client id: the platform's id of this product. */
    clientId: text('client_id').notNull(),
    /** One per line. */
    deployments: text('deployments').notNull().default(''),
    authorizationUrl: text('authorization_url').notNull(),
    tokenUrl: text('token_url').notNull(),
    keysUrl: text('keys_url').notNull(),
    /** Audience of token requests; empty: the token endpoint. */
    audience: text('audience').notNull().default(''),
    createdAt: createdAt(),
    ...recorded(),
  },
  (t) => [
    uniqueIndex('platforms_client').on(t.issuer, t.clientId).where(sql`${t.deletedAt} is null`),
    index('platforms_by_name').on(sql`lower(${t.name})`, t.id),
    index('platforms_school').on(t.schoolId),
  ],
);

/** Registration links for platforms, each for one use; the row is deleted with it. */
export const platformRegistrations = pgTable(
  'platform_registrations',
  {
    linkDigest: bytea('link_digest').primaryKey(),
    /** Its creator, who must still have the permission when it is used. */
    userId: belongsTo('user_id', () => users.id),
    /** School of the registered platform; null: no school. */
    schoolId: uuid('school_id').references(() => schools.id, { onDelete: 'cascade' }),
    expiresAt: instant('expires_at').notNull(),
  },
  (t) => [index('platform_registrations_user').on(t.userId), index('platform_registrations_school').on(t.schoolId)],
);

/** Logins in progress: each state is accepted once, from the browser that started it. */
export const platformLogins = pgTable(
  'platform_logins',
  {
    stateDigest: bytea('state_digest').primaryKey(),
    /** Digest of the cookie set with it. */
    browserDigest: bytea('browser_digest').notNull(),
    nonce: text('nonce').notNull(),
    platformId: belongsTo('platform_id', () => platforms.id),
    expiresAt: instant('expires_at').notNull(),
  },
  (t) => [index('platform_logins_expire').on(t.expiresAt), index('platform_logins_platform').on(t.platformId)],
);

/** Verified launches that have not been opened yet. */
export const platformLaunches = pgTable(
  'platform_launches',
  {
    codeDigest: bytea('code_digest').primaryKey(),
    platformId: belongsTo('platform_id', () => platforms.id),
    /** The platform's id of the user. */
    subject: text('subject').notNull(),
    message: jsonb('message').$type<LaunchMessage>().notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (t) => [index('platform_launches_expire').on(t.expiresAt), index('platform_launches_platform').on(t.platformId)],
);

/** Accounts of platform users. */
export const platformUsers = pgTable(
  'platform_people',
  {
    platformId: belongsTo('platform_id', () => platforms.id),
    /** The platform's id of the user. */
    subject: text('subject').notNull(),
    userId: belongsTo('user_id', () => users.id),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.platformId, t.subject] }), index('platform_people_user').on(t.userId)],
);

/** Where a student's grades for a platform link are sent, and the last grade sent. */
export const platformGrades = pgTable(
  'platform_grades',
  {
    id: uuid('id').primaryKey(),
    platformId: belongsTo('platform_id', () => platforms.id),
    userId: belongsTo('user_id', () => users.id),
    /** The platform's id of the student. */
    subject: text('subject').notNull(),
    /** Address of the column in the platform's gradebook; null: it has to be created first. */
    lineItem: text('line_item'),
    /** For a link without a column: the address for creating one, and the platform's id of the link. */
    columnsAddress: text('columns_address'),
    resourceLink: text('resource_link'),
    quizId: uuid('quiz_id').references(() => quizzes.id, { onDelete: 'cascade' }),
    paperId: uuid('paper_id').references(() => examPapers.id, { onDelete: 'cascade' }),
    assignmentId: uuid('assignment_id').references(() => assignments.id, { onDelete: 'cascade' }),
    /** Attempts at a quiz or a paper count from then on. */
    createdAt: createdAt(),
    sent: jsonb('sent').$type<Score>(),
    sentAt: instant('sent_at'),
  },
  (t) => [
    uniqueIndex('platform_grades_place').on(t.platformId, t.userId, t.lineItem),
    uniqueIndex('platform_grades_link')
      .on(t.platformId, t.columnsAddress, t.resourceLink, t.userId)
      .where(sql`${t.resourceLink} is not null`),
    index('platform_grades_user').on(t.userId),
    index('platform_grades_assignment').on(t.assignmentId),
    check('platform_grades_somewhere', sql`${t.lineItem} is not null or ${t.resourceLink} is not null`),
    check('platform_grades_link_whole', sql`(${t.resourceLink} is null) = (${t.columnsAddress} is null)`),
    check('platform_grades_of_one', sql`num_nonnulls(${t.quizId}, ${t.paperId}, ${t.assignmentId}) = 1`),
  ],
);

/** Platform courses from which teachers have launched. */
export const platformCourses = pgTable(
  'platform_courses',
  {
    id: uuid('id').primaryKey(),
    platformId: belongsTo('platform_id', () => platforms.id),
    /** The platform's id of the course. */
    contextId: text('context_id').notNull(),
    title: text('title').notNull(),
    /** Address of its member list. */
    membersUrl: text('members_url').notNull(),
  },
  (t) => [uniqueIndex('platform_courses_context').on(t.platformId, t.contextId)],
);

/** Teachers who launched from a course: the row is the permission to read its members. */
export const platformCourseTeachers = pgTable(
  'platform_course_teachers',
  {
    courseId: belongsTo('course_id', () => platformCourses.id),
    userId: belongsTo('user_id', () => users.id),
  },
  (t) => [primaryKey({ columns: [t.courseId, t.userId] }), index('platform_course_teachers_user').on(t.userId)],
);

/** Pending members that a platform named for a class: the row is deleted when they join. */
export const platformRoster = pgTable(
  'platform_roster',
  {
    classroomId: belongsTo('classroom_id', () => classrooms.id),
    courseId: belongsTo('course_id', () => platformCourses.id),
    /** The platform's id of the student. */
    subject: text('subject').notNull(),
    name: text('name').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.classroomId, t.courseId, t.subject] }),
    index('platform_roster_subject').on(t.courseId, t.subject),
  ],
);
