import { sql } from 'drizzle-orm';
import {
  boolean,
  doublePrecision,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { createdAt } from '../columns.ts';
import { items } from './items.ts';
import { schools, users } from './people.ts';
import { authored, live } from './publishing.ts';
import { topics } from './topics.ts';

export const quizzes = pgTable(
  'quizzes',
  {
    id: uuid('id').primaryKey(),
    topicId: uuid('topic_id')
      .notNull()
      .references(() => topics.id),
    title: text('title').notNull(),
    position: integer('position').notNull(),
    /** True for the quiz that an import keeps: all items of the topic. */
    practice: boolean('practice').notNull().default(false),
    /** Time to answer, in seconds; null: no clock. */
    seconds: integer('seconds'),
    /** Markdown, shown before it begins. */
    instructions: text('instructions').notNull().default(''),
    ...authored(),
    /** False: a teacher's own, which stands in no topic and is found by no student. Classes are set it. */
    inBank: boolean('in_bank').notNull().default(true),
    /** Whose own it is. */
    ownerId: uuid('owner_id').references(() => users.id, { onDelete: 'set null' }),
    /** The school whose teachers may set it, as long as its owner is one of them. */
    schoolId: uuid('school_id').references(() => schools.id, { onDelete: 'set null' }),
    live: live("stage = 'published' and deleted_at is null and in_bank"),
    createdAt: createdAt(),
  },
  (t) => [
    index('quizzes_topic').on(t.topicId),
    index('quizzes_owner').on(t.ownerId, t.changedAt).where(sql`${t.ownerId} is not null`),
    index('quizzes_school').on(t.schoolId, t.changedAt).where(sql`${t.schoolId} is not null`),
    uniqueIndex('quizzes_practice').on(t.topicId).where(sql`${t.practice}`),
  ],
);

export const quizItems = pgTable(
  'quiz_items',
  {
    quizId: uuid('quiz_id')
      .notNull()
      .references(() => quizzes.id, { onDelete: 'cascade' }),
    itemId: uuid('item_id')
      .notNull()
      .references(() => items.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    /** What it is worth here; null: what it is worth by itself. */
    marks: doublePrecision('marks'),
  },
  (t) => [primaryKey({ columns: [t.quizId, t.itemId] }), index('quiz_items_order').on(t.quizId, t.position)],
);

/** Questions of a quiz that are drawn anew for every attempt. They stand among the others by position. */
export const quizDraws = pgTable(
  'quiz_draws',
  {
    quizId: uuid('quiz_id')
      .notNull()
      .references(() => quizzes.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    topicId: uuid('topic_id')
      .notNull()
      .references(() => topics.id),
    /** Empty: every type. */
    types: text('types').array().notNull(),
    /** Empty: however hard. */
    difficulties: text('difficulties').array().notNull(),
    count: integer('count').notNull(),
    marks: doublePrecision('marks'),
  },
  (t) => [primaryKey({ columns: [t.quizId, t.position] })],
);
