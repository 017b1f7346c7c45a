import { sql } from 'drizzle-orm';
import { check, index, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { Score } from '#domain/lti/score.rule.ts';
import type { LaunchMessage } from '../../lti/launch-message.ts';
import { bytea, createdAt, instant, recorded } from '../columns.ts';
import { assignments } from './assignments.ts';
import { classrooms } from './classrooms.ts';
import { examPapers } from './exams.ts';
import { schools, users } from './people.ts';
import { quizzes } from './quizzes.ts';

/* Learning platforms of schools (Moodle, Canvas, …), and who comes from them by LTI 1.3. */

export const platforms = pgTable(
  'platforms',
  {
    id: uuid('id').primaryKey(),
    /** Whose people come from it, and get an account there; null: people of no school in particular. */
    schoolId: uuid('school_id').references(() => schools.id),
    name: text('name').notNull(),
    issuer: text('issuer').notNull(),
    /** What the platform calls this product. */
    clientId: text('client_id').notNull(),
    /** One a line. */
    deployments: text('deployments').notNull().default(''),
    authorizationUrl: text('authorization_url').notNull(),
    tokenUrl: text('token_url').notNull(),
    keysUrl: text('keys_url').notNull(),
    /** Whom requests for a token are addressed to; empty: the token endpoint. */
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

/** Links by which a platform registers itself, once; the row goes with the first use. */
export const platformRegistrations = pgTable(
  'platform_registrations',
  {
    linkDigest: bytea('link_digest').primaryKey(),
    /** Who made it, and still has to be allowed to when it is used. */
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Whose the platform becomes; null: of no school in particular. */
    schoolId: uuid('school_id').references(() => schools.id, { onDelete: 'cascade' }),
    expiresAt: instant('expires_at').notNull(),
  },
  (t) => [index('platform_registrations_user').on(t.userId), index('platform_registrations_school').on(t.schoolId)],
);

/** Launches that have begun and not come back: each state is taken once, by the browser that began. */
export const platformLogins = pgTable(
  'platform_logins',
  {
    stateDigest: bytea('state_digest').primaryKey(),
    /** Of the cookie that the browser got with it. */
    browserDigest: bytea('browser_digest').notNull(),
    nonce: text('nonce').notNull(),
    platformId: uuid('platform_id')
      .notNull()
      .references(() => platforms.id, { onDelete: 'cascade' }),
    expiresAt: instant('expires_at').notNull(),
  },
  (t) => [index('platform_logins_expire').on(t.expiresAt), index('platform_logins_platform').on(t.platformId)],
);

/** What a platform has vouched for and nobody has opened yet. */
export const platformLaunches = pgTable(
  'platform_launches',
  {
    codeDigest: bytea('code_digest').primaryKey(),
    platformId: uuid('platform_id')
      .notNull()
      .references(() => platforms.id, { onDelete: 'cascade' }),
    /** The person as the platform calls them. */
    subject: text('subject').notNull(),
    message: jsonb('message').$type<LaunchMessage>().notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (t) => [index('platform_launches_expire').on(t.expiresAt), index('platform_launches_platform').on(t.platformId)],
);

/** Whose account a person of a platform has here. */
export const platformPeople = pgTable(
  'platform_people',
  {
    platformId: uuid('platform_id')
      .notNull()
      .references(() => platforms.id, { onDelete: 'cascade' }),
    /** The person as the platform calls them. */
    subject: text('subject').notNull(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.platformId, t.subject] }), index('platform_people_user').on(t.userId)],
);

/** Where the grades of a student go for what was opened from a platform, and what was told there last. */
export const platformGrades = pgTable(
  'platform_grades',
  {
    id: uuid('id').primaryKey(),
    platformId: uuid('platform_id')
      .notNull()
      .references(() => platforms.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The student as the platform calls them. */
    subject: text('subject').notNull(),
    /** The address of the column in the platform's gradebook; null: it has to be made first. */
    lineItem: text('line_item'),
    /** Of a link that brought no column: where one is made, and what the platform calls the link. */
    columnsAddress: text('columns_address'),
    resourceLink: text('resource_link'),
    quizId: uuid('quiz_id').references(() => quizzes.id, { onDelete: 'cascade' }),
    paperId: uuid('paper_id').references(() => examPapers.id, { onDelete: 'cascade' }),
    assignmentId: uuid('assignment_id').references(() => assignments.id, { onDelete: 'cascade' }),
    /** Tries at a quiz or a paper count from then on. */
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

/** Courses of platforms that teachers have come from. */
export const platformCourses = pgTable(
  'platform_courses',
  {
    id: uuid('id').primaryKey(),
    platformId: uuid('platform_id')
      .notNull()
      .references(() => platforms.id, { onDelete: 'cascade' }),
    /** The course as the platform calls it. */
    contextId: text('context_id').notNull(),
    title: text('title').notNull(),
    /** Where its members are read. */
    membersUrl: text('members_url').notNull(),
  },
  (t) => [uniqueIndex('platform_courses_context').on(t.platformId, t.contextId)],
);

/** Who came from a course as its teacher: the row is the right to read its members. */
export const platformCourseTeachers = pgTable(
  'platform_course_teachers',
  {
    courseId: uuid('course_id')
      .notNull()
      .references(() => platformCourses.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
  },
  (t) => [primaryKey({ columns: [t.courseId, t.userId] }), index('platform_course_teachers_user').on(t.userId)],
);

/** Whom a platform named for a class and who has not come yet: the row goes when they join. */
export const platformRoster = pgTable(
  'platform_roster',
  {
    classroomId: uuid('classroom_id')
      .notNull()
      .references(() => classrooms.id, { onDelete: 'cascade' }),
    courseId: uuid('course_id')
      .notNull()
      .references(() => platformCourses.id, { onDelete: 'cascade' }),
    /** The student as the platform calls them. */
    subject: text('subject').notNull(),
    name: text('name').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.classroomId, t.courseId, t.subject] }),
    index('platform_roster_subject').on(t.courseId, t.subject),
  ],
);
