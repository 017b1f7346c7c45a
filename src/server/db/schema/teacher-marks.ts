import { sql } from 'drizzle-orm';
import {
  check,
  doublePrecision,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import type { Award } from '#domain/marking/mark-scheme.schema.ts';
import { createdAt, instant } from '../columns.ts';
import { attemptItems } from './attempts.ts';
import { items } from './items.ts';
import { users } from './people.ts';

/**
 * What a teacher gave an answer. Round 1: the first marker, 2: another teacher who marks without the first's marks in
 * force, 3: moderation, which decides. The domain's `settledMarks` says what of it counts.
 */
export const teacherMarks = pgTable(
  'teacher_marks',
  {
    attemptId: uuid('attempt_id').notNull(),
    position: integer('position').notNull(),
    round: smallint('round').notNull(),
    markerId: uuid('marker_id').references(() => users.id, { onDelete: 'set null' }),
    awards: jsonb('awards').$type<readonly Award[]>().notNull(),
    /** By the scheme in force when it was marked, or marked anew since. */
    marks: doublePrecision('marks').notNull(),
    comment: text('comment').notNull().default(''),
    /** Made by the browser: sent twice, it counts once; a lower number than the one in force changes nothing. */
    operationId: uuid('operation_id').notNull(),
    sequence: integer('sequence').notNull(),
    markedAt: instant('marked_at').notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.attemptId, t.position, t.round] }),
    foreignKey({
      columns: [t.attemptId, t.position],
      foreignColumns: [attemptItems.attemptId, attemptItems.position],
    }).onDelete('cascade'),
    check('teacher_marks_round', sql`${t.round} between 1 and 3`),
  ],
);

/** Comments that a teacher keeps to use again, each for a question, and for one of its mark points or none. */
export const markComments = pgTable(
  'mark_comments',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    ownerId: uuid('owner_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    itemId: uuid('item_id')
      .notNull()
      .references(() => items.id, { onDelete: 'cascade' }),
    point: text('point'),
    text: text('text').notNull(),
    createdAt: createdAt(),
  },
  (t) => [index('mark_comments_owner').on(t.ownerId, t.itemId)],
);

/** A student asks that an answer be looked at once more; the teacher answers. One an answer. */
export const markComplaints = pgTable(
  'mark_complaints',
  {
    attemptId: uuid('attempt_id').notNull(),
    position: integer('position').notNull(),
    text: text('text').notNull(),
    createdAt: createdAt(),
    answer: text('answer'),
    answeredBy: uuid('answered_by').references(() => users.id, { onDelete: 'set null' }),
    answeredAt: instant('answered_at'),
  },
  (t) => [
    primaryKey({ columns: [t.attemptId, t.position] }),
    foreignKey({
      columns: [t.attemptId, t.position],
      foreignColumns: [attemptItems.attemptId, attemptItems.position],
    }).onDelete('cascade'),
  ],
);
