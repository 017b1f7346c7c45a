import { sql } from 'drizzle-orm';
import { check, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../columns.ts';
import { users } from './people.ts';
import { subjects } from './topics.ts';

/* What a person has bought or been given. */

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
