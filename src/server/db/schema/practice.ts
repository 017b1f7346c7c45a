import { sql } from 'drizzle-orm';
import { boolean, foreignKey, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { Confidence } from '#domain/attempts/behaviour.ts';
import type { Award } from '#domain/marking/mark-scheme.schema.ts';
import { createdAt, instant } from '../columns.ts';
import { attemptItems, attempts } from './attempts.ts';
import { itemVersions } from './items.ts';
import { users } from './people.ts';

/** What was chosen for an attempt when it began, besides its questions. */
export const practiceOptions = pgTable('practice_options', {
  attemptId: uuid('attempt_id')
    .primaryKey()
    .references(() => attempts.id, { onDelete: 'cascade' }),
  asksConfidence: boolean('asks_confidence').notNull(),
});

/** What happened to one item of an attempt besides its answers; no row: nothing yet. */
export const itemSteps = pgTable(
  'item_steps',
  {
    attemptId: uuid('attempt_id').notNull(),
    position: integer('position').notNull(),
    /** How often the answer was checked. */
    tries: integer('tries').notNull().default(0),
    /** Number of the answer that was checked last: the same one is not tried twice. */
    checkedSequence: integer('checked_sequence'),
    /** From here on the answer cannot change, and the key is shown. */
    lockedAt: instant('locked_at'),
    /** Hints that were asked for. */
    hints: integer('hints').notNull().default(0),
    confidence: text('confidence').$type<Confidence>(),
    /** The points that the student gave the own answer. */
    awards: jsonb('awards').$type<readonly Award[]>(),
    selfMarkedAt: instant('self_marked_at'),
  },
  (t) => [
    primaryKey({ columns: [t.attemptId, t.position] }),
    foreignKey({
      columns: [t.attemptId, t.position],
      foreignColumns: [attemptItems.attemptId, attemptItems.position],
    }).onDelete('cascade'),
  ],
);

/** Questions that somebody holds to be faulty. */
export const itemReports = pgTable(
  'item_reports',
  {
    id: uuid('id').primaryKey(),
    versionId: uuid('version_id')
      .notNull()
      .references(() => itemVersions.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** wrongKey, unclear, typing, picture or other. */
    reason: text('reason').notNull(),
    text: text('text').notNull(),
    createdAt: createdAt(),
    resolvedAt: instant('resolved_at'),
    resolvedBy: uuid('resolved_by').references(() => users.id, { onDelete: 'set null' }),
    /** What those who looked at it tell the reporter. */
    answer: text('answer'),
  },
  (t) => [
    index('item_reports_user').on(t.userId, t.createdAt),
    index('item_reports_version').on(t.versionId),
    index('item_reports_open').on(t.versionId).where(sql`${t.resolvedAt} is null`),
  ],
);
