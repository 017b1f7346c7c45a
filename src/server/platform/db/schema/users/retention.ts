import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { RetentionKind } from '#domain/users/retention.schema.ts';
import { belongsTo, createdAt, instant } from '../../columns.ts';
import { schools, users } from './users.ts';

/** What schools delete after a time, once a day. No row: nothing. */
export const retentionRules = pgTable(
  'retention_rules',
  {
    schoolId: belongsTo('school_id', () => schools.id),
    kind: text('kind').$type<RetentionKind>().notNull(),
    months: integer('months').notNull(),
    /** The admin who switched it on. */
    setBy: uuid('set_by').references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
    /** When it was last applied. */
    appliedAt: instant('applied_at'),
  },
  (t) => [
    primaryKey({ columns: [t.schoolId, t.kind] }),
    index('retention_rules_set_by').on(t.setBy),
    check('retention_rules_kind', sql`${t.kind} in ('leavers', 'answerFiles')`),
    check('retention_rules_months', sql`${t.months} between 1 and 120`),
  ],
);
