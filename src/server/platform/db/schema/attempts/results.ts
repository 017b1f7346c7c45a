import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  doublePrecision,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import type { Difficulty } from '#domain/attempts/results/difficulty.ts';
import type { Gap } from '#domain/attempts/results/forgetting.ts';
import type { QuestionTypeName } from '#domain/questions/types/registry.ts';
import { belongsTo, instant, refersTo } from '../../columns.ts';
import { topics } from '../content/topics.ts';
import { items, questionVersions } from '../questions/questions.ts';
import { users } from '../users/users.ts';
import { attempts } from './attempts.ts';

/**
 * One row for each marked question of a submitted attempt: the facts that analysis and item statistics are based
 * on. Written in the transaction of the submission, corrected in that of a regrade.
 */
export const countedAnswers = pgTable(
  'counted_answers',
  {
    attemptId: belongsTo('attempt_id', () => attempts.id),
    position: integer('position').notNull(),
    userId: belongsTo('user_id', () => users.id),
    itemId: belongsTo('item_id', () => items.id),
    versionId: belongsTo('version_id', () => questionVersions.id),
    topicId: refersTo('topic_id', () => topics.id),
    type: text('type').$type<QuestionTypeName>().notNull(),
    /** Day of the submission, UTC. */
    day: date('day').notNull(),
    /** Instant of the submission. A trigger fills it, and the number of choices. */
    submittedAt: instant('submitted_at'),
    /** From how many choices the student selected one; null for types without. */
    choiceCount: smallint('choice_count'),
    /** Share of the marks, 0 to 1. */
    credit: doublePrecision('credit').notNull(),
    /** Mean score in the attempt's other questions; null if there are none. */
    rest: doublePrecision('rest'),
    seconds: doublePrecision('seconds').notNull(),
    difficulty: text('difficulty').$type<Difficulty>().notNull(),
    gap: text('gap').$type<Gap>().notNull(),
    /** The student's confidence, 1 to 3; null if it was not asked. */
    confidence: smallint('confidence'),
    /** Whether it is this student's first answer to this question: item statistics count no other. */
    first: boolean('first').notNull(),
    /** Ids of the selected choices, if the type has choices. */
    choices: text('choices').array(),
  },
  (t) => [
    primaryKey({ columns: [t.attemptId, t.position] }),
    index('counted_answers_student').on(t.userId, t.itemId, t.day),
    index('counted_answers_version').on(t.versionId).where(sql`${t.first}`),
  ],
);

/**
 * Sums of `counted_answers` by student, topic and week, so that an analysis need not count every answer: a few thousand rows
 * for a student with a hundred thousand answers.
 */
export const weeklyResults = pgTable(
  'weekly_results',
  {
    userId: belongsTo('user_id', () => users.id),
    topicId: refersTo('topic_id', () => topics.id),
    /** Its Monday. */
    week: date('week').notNull(),
    /** The latest day with an answer. */
    lastDay: date('last_day').notNull(),
    answers: integer('answers').notNull(),
    credit: doublePrecision('credit').notNull(),
    seconds: doublePrecision('seconds').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.topicId, t.week] })],
);

/** Sums of `counted_answers` by student, topic and a band of one dimension. */
export const bandResults = pgTable(
  'band_results',
  {
    userId: belongsTo('user_id', () => users.id),
    topicId: refersTo('topic_id', () => topics.id),
    dimension: text('dimension').$type<'type' | 'difficulty' | 'gap' | 'confidence'>().notNull(),
    band: text('band').notNull(),
    answers: integer('answers').notNull(),
    credit: doublePrecision('credit').notNull(),
    seconds: doublePrecision('seconds').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.topicId, t.dimension, t.band] }),
    check('band_results_dimension', sql`${t.dimension} in ('type', 'difficulty', 'gap', 'confidence')`),
  ],
);

/** Measured difficulty of each question, updated periodically, so that submissions need not wait for it. */
export const questionDifficulties = pgTable('item_difficulties', {
  itemId: uuid('item_id')
    .primaryKey()
    .references(() => items.id, { onDelete: 'cascade' }),
  answers: integer('answers').notNull(),
  facility: doublePrecision('facility').notNull(),
  difficulty: text('difficulty').$type<Difficulty>().notNull(),
  measuredAt: instant('measured_at').notNull().defaultNow(),
});

/** Marked answers of all students in each topic, with the sum of their scores, measured with the difficulties of questions. */
export const topicDifficulties = pgTable('topic_difficulties', {
  topicId: uuid('topic_id')
    .primaryKey()
    .references(() => topics.id, { onDelete: 'cascade' }),
  answers: integer('answers').notNull(),
  credit: doublePrecision('credit').notNull(),
  measuredAt: instant('measured_at').notNull().defaultNow(),
});
