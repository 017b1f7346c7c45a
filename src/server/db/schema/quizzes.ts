import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { createdAt } from '../columns.ts';
import { items } from './items.ts';
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
    createdAt: createdAt(),
  },
  (t) => [
    index('quizzes_topic').on(t.topicId),
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
  },
  (t) => [primaryKey({ columns: [t.quizId, t.itemId] }), index('quiz_items_order').on(t.quizId, t.position)],
);
