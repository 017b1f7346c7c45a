import { sql } from 'drizzle-orm';
import {
  doublePrecision,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { Outcome } from '#domain/items/item-type.ts';
import { instant } from '../columns.ts';
import { itemVersions } from './items.ts';
import { users } from './people.ts';
import { quizzes } from './quizzes.ts';

export const attempts = pgTable(
  'attempts',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    quizId: uuid('quiz_id')
      .notNull()
      .references(() => quizzes.id),
    startedAt: instant('started_at').notNull().defaultNow(),
    handedInAt: instant('handed_in_at'),
    /** Marks earned and marks to be had among the items a machine can mark; set when handed in. */
    marks: doublePrecision('marks'),
    marksOutOf: integer('marks_out_of'),
  },
  (t) => [
    index('attempts_user').on(t.userId, t.startedAt),
    // One attempt at a time: a second start finds the first.
    uniqueIndex('attempts_open').on(t.userId, t.quizId).where(sql`${t.handedInAt} is null`),
  ],
);

/** The items of an attempt, in its order, pinned to the version that was in force when it began. */
export const attemptItems = pgTable(
  'attempt_items',
  {
    attemptId: uuid('attempt_id')
      .notNull()
      .references(() => attempts.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    versionId: uuid('version_id')
      .notNull()
      .references(() => itemVersions.id),
    /** Set when the attempt is handed in. */
    outcome: text('outcome').$type<Outcome>(),
    credit: doublePrecision('credit'),
    remark: text('remark'),
  },
  (t) => [primaryKey({ columns: [t.attemptId, t.position] }), index('attempt_items_version').on(t.versionId)],
);

/** Every answer that was ever acknowledged. Only appended to; the answer in force is the one with the highest sequence. */
export const answerLog = pgTable(
  'answer_log',
  {
    /** Made by the browser: an answer that is sent twice counts once. */
    operationId: uuid('operation_id').primaryKey(),
    attemptId: uuid('attempt_id').notNull(),
    position: integer('position').notNull(),
    sequence: integer('sequence').notNull(),
    response: jsonb('response').notNull(),
    receivedAt: instant('received_at').notNull().defaultNow(),
  },
  (t) => [
    index('answer_log_current').on(t.attemptId, t.position, t.sequence),
    foreignKey({
      columns: [t.attemptId, t.position],
      foreignColumns: [attemptItems.attemptId, attemptItems.position],
    }).onDelete('cascade'),
  ],
);
