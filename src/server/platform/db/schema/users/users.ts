import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { Role } from '#domain/access/role.ts';
import type { Language } from '#domain/platform/language.ts';
import type { Level } from '#domain/users/profile.schema.ts';
import type { SchoolDates } from '#domain/users/school-details.schema.ts';
import { belongsTo, bytea, createdAt, instant, recorded } from '../../columns.ts';
import { subjects } from '../content/topics.ts';

/** Organisations of several schools, such as trusts. */
export const organisations = pgTable(
  'organisations',
  {
    id: uuid('id').primaryKey(),
    name: text('name').notNull(),
    createdAt: createdAt(),
  },
  (t) => [uniqueIndex('organisations_name').on(sql`lower(${t.name})`)],
);

export const schools = pgTable(
  'schools',
  {
    id: uuid('id').primaryKey(),
    name: text('name').notNull(),
    organisationId: uuid('organisation_id').references(() => organisations.id, { onDelete: 'set null' }),
    /** What the school says about itself; empty: nothing. */
    address: text('address').notNull().default(''),
    place: text('place').notNull().default(''),
    email: text('email').notNull().default(''),
    phone: text('phone').notNull().default(''),
    website: text('website').notNull().default(''),
    /** The digest of a public image. */
    logo: text('logo'),
    /** Terms and holidays, in the order of their days. */
    dates: jsonb('dates').$type<readonly SchoolDates[]>().notNull().default([]),
    createdAt: createdAt(),
    ...recorded(),
  },
  (t) => [
    index('schools_organisation').on(t.organisationId).where(sql`${t.organisationId} is not null`),
    index('schools_logo').on(t.logo).where(sql`${t.logo} is not null`),
  ],
);

export const users = pgTable(
  'users',
  {
    id: uuid('id').primaryKey(),
    /** Lower case, as the schema of credentials makes it. */
    email: text('email').notNull(),
    name: text('name').notNull(),
    role: text('role').$type<Role>().notNull(),
    schoolId: uuid('school_id').references(() => schools.id),
    /** argon2id. Null until an invitation is accepted. */
    passwordDigest: text('password_digest'),
    /** argon2id. Null without a PIN. */
    pinDigest: text('pin_digest'),
    /** Wrong PINs since the last correct one, and until when PIN entry is locked. */
    pinTries: integer('pin_tries').notNull().default(0),
    pinLockedUntil: instant('pin_locked_until'),
    /** Level of study, as the user entered it; null until the profile is complete. */
    level: text('level').$type<Level>(),
    /** Month of birth, `2011-04`, while it is needed to decide who consents. */
    born: text('born'),
    /** The user's choice; null while the browser's preference applies. */
    language: text('language').$type<Language>(),
    profileCompletedAt: instant('profile_completed_at'),
    disabledAt: instant('disabled_at'),
    /** The account of the same person into which this duplicate was merged; it stays deactivated. */
    mergedInto: uuid('merged_into').references((): AnyPgColumn => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('users_email').on(t.email),
    // Lists of users by name: all, by account type, by school.
    index('users_by_name').on(sql`lower(${t.name})`, t.id),
    index('users_of_kind_by_name').on(t.role, sql`lower(${t.name})`, t.id),
    index('users_of_school_by_name').on(t.schoolId, sql`lower(${t.name})`, t.id),
    // Pending invitations, and deactivated accounts.
    index('users_invited_by_name')
      .on(sql`lower(${t.name})`, t.id)
      .where(sql`${t.disabledAt} is null and ${t.passwordDigest} is null`),
    index('users_disabled_by_name').on(sql`lower(${t.name})`, t.id).where(sql`${t.disabledAt} is not null`),
    index('users_merged_into').on(t.mergedInto).where(sql`${t.mergedInto} is not null`),
    check('users_merged', sql`${t.mergedInto} is null or (${t.disabledAt} is not null and ${t.mergedInto} <> ${t.id})`),
    check('users_born', sql`${t.born} ~ '^[0-9]{4}-(0[1-9]|1[0-2])$'`),
    check('users_language', sql`${t.language} in ('en', 'de')`),
    check('users_role', sql`${t.role} in ('student', 'teacher', 'schoolAdmin', 'admin')`),
  ],
);

/** School admins who may work in each school of an organisation. */
export const organisationAdmins = pgTable(
  'organisation_admins',
  {
    userId: belongsTo('user_id', () => users.id),
    organisationId: belongsTo('organisation_id', () => organisations.id),
    grantedBy: uuid('granted_by').references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.organisationId] }),
    index('organisation_admins_organisation').on(t.organisationId),
    index('organisation_admins_granted_by').on(t.grantedBy),
  ],
);

/** Digests of the links that create the first administrator. */
export const firstAdminLinks = pgTable('first_admin_links', {
  digest: bytea('digest').primaryKey(),
  expiresAt: instant('expires_at').notNull(),
});

/** The subjects a student said they study. */
export const userSubjects = pgTable(
  'user_subjects',
  {
    userId: belongsTo('user_id', () => users.id),
    subjectId: belongsTo('subject_id', () => subjects.id),
  },
  (t) => [primaryKey({ columns: [t.userId, t.subjectId] })],
);
