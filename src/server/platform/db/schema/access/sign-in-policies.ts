import { sql } from 'drizzle-orm';
import { check, date, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import type { Role } from '#domain/access/role.ts';
import type { SignInRequirement } from '#domain/access/sign-in-policy/sign-in-requirement.ts';
import { instant } from '../../columns.ts';
import { schools } from '../users/users.ts';

/** What is required of sign-ins, by role. No row: the password is enough. */
export const signInPolicies = pgTable(
  'sign_in_policies',
  {
    id: uuid('id').primaryKey(),
    /** Null: of all schools, and of users without one. */
    schoolId: uuid('school_id').references(() => schools.id, { onDelete: 'cascade' }),
    role: text('role').$type<Role>().notNull(),
    requirement: text('requirement').$type<Exclude<SignInRequirement, 'password'>>().notNull(),
    /** Required from the start of this day in UTC. */
    requiredFrom: date('required_from').notNull(),
    /** Days that users have from then on, or from the creation of their account. */
    graceDays: integer('grace_days').notNull(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (t) => [
    unique('sign_in_policies_once').on(t.schoolId, t.role).nullsNotDistinct(),
    check(
      'sign_in_policies_role',
      sql`${t.role} in ('student', 'teacher', 'schoolAdmin', 'admin') and (${t.schoolId} is null or ${t.role} <> 'admin')`,
    ),
    check('sign_in_policies_requirement', sql`${t.requirement} in ('secondFactor', 'passkey')`),
    check('sign_in_policies_grace', sql`${t.graceDays} >= 0`),
  ],
);
