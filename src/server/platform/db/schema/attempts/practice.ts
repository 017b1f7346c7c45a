import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { Confidence } from '#domain/attempts/behaviour.ts';
import type { Award } from '#domain/attempts/marking/mark-scheme.schema.ts';
import type { ReportReason } from '#domain/questions/report-reason.ts';
import { belongsTo, createdAt, instant } from '../../columns.ts';
import { questionVersions } from '../questions/questions.ts';
import { users } from '../users/users.ts';
import { attempts, belongsToAttemptQuestion } from './attempts.ts';

/** Options chosen at the start of an attempt, besides its questions. */
export const practiceOptions = pgTable('practice_options', {
  attemptId: uuid('attempt_id')
    .primaryKey()
    .references(() => attempts.id, { onDelete: 'cascade' }),
  asksConfidence: boolean('asks_confidence').notNull(),
});

/** Checks, hints and self-marks of one question in an attempt; no row: none yet. */
export const questionSteps = pgTable(
  'item_steps',
  {
    attemptId: uuid('attempt_id').notNull(),
    position: integer('position').notNull(),
    /** How often the answer was checked. */
    tries: integer('tries').notNull().default(0),
    /** Number of the last checked answer: the same one is not checked twice. */
    checkedSequence: integer('checked_sequence'),
    /** From then on, the answer cannot change, and the key is shown. */
    lockedAt: instant('locked_at'),
    /** Number of requested hints. */
    hints: integer('hints').notNull().default(0),
    confidence: text('confidence').$type<Confidence>(),
    /** Points that the student awarded to their own answer. */
    awards: jsonb('awards').$type<readonly Award[]>(),
    selfMarkedAt: instant('self_marked_at'),
  },
  (t) => [primaryKey({ columns: [t.attemptId, t.position] }), belongsToAttemptQuestion(t)],
);

/** Reported problems with questions. */
export const itemReports = pgTable(
  'item_reports',
  {
    id: uuid('id').primaryKey(),
    versionId: belongsTo('version_id', () => questionVersions.id),
    userId: belongsTo('user_id', () => users.id),
    /** wrongKey, unclear, typing, picture or other. */
    reason: text('reason').$type<ReportReason>().notNull(),
    text: text('text').notNull(),
    createdAt: createdAt(),
    resolvedAt: instant('resolved_at'),
    resolvedBy: uuid('resolved_by').references(() => users.id, { onDelete: 'set null' }),
    /** The authors' reply to the reporter. */
    answer: text('answer'),
  },
  (t) => [
    index('item_reports_user').on(t.userId, t.createdAt),
    index('item_reports_version').on(t.versionId),
    index('item_reports_open').on(t.versionId).where(sql`${t.resolvedAt} is null`),
  ],
);
