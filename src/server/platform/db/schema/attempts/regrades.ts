import { doublePrecision, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { Outcome } from '#domain/questions/types/question-type.ts';
import { belongsTo, createdAt, instant } from '../../columns.ts';
import { questionVersions } from '../questions/questions.ts';
import { users } from '../users/users.ts';
import { belongsToAttemptQuestion } from './attempts.ts';

/** A corrected key that was applied to answers given under the old one. */
export const regrades = pgTable('regrades', {
  id: uuid('id').primaryKey(),
  fromVersionId: belongsTo('from_version_id', () => questionVersions.id),
  toVersionId: belongsTo('to_version_id', () => questionVersions.id),
  /** Reason shown to the students concerned. */
  reason: text('reason').notNull(),
  appliedBy: uuid('applied_by').references(() => users.id, { onDelete: 'set null' }),
  createdAt: createdAt(),
});

/** Changes of a regrade by answer, with the marks before. Append-only. */
export const regradeChanges = pgTable(
  'regrade_changes',
  {
    regradeId: belongsTo('regrade_id', () => regrades.id),
    attemptId: uuid('attempt_id').notNull(),
    position: integer('position').notNull(),
    outcomeBefore: text('outcome_before').$type<Outcome>().notNull(),
    creditBefore: doublePrecision('credit_before').notNull(),
    remarkBefore: text('remark_before'),
    outcomeAfter: text('outcome_after').$type<Outcome>().notNull(),
    creditAfter: doublePrecision('credit_after').notNull(),
    remarkAfter: text('remark_after'),
  },
  (t) => [primaryKey({ columns: [t.regradeId, t.attemptId, t.position] }), belongsToAttemptQuestion(t)],
);

/** Notifications for a user's next visit. */
export const notices = pgTable(
  'notices',
  {
    id: uuid('id').primaryKey(),
    userId: belongsTo('user_id', () => users.id),
    kind: text('kind').$type<'assignment' | 'regrade' | 'report'>().notNull(),
    /** Parameters of the notification; the text is composed where it is read. */
    facts: jsonb('facts').notNull(),
    createdAt: createdAt(),
    readAt: instant('read_at'),
  },
  (t) => [index('notices_user').on(t.userId, t.createdAt)],
);
