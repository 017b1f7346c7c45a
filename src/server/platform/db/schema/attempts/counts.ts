import { integer, pgTable, uuid } from 'drizzle-orm/pg-core';
import { quizzes } from '../assessments/quizzes.ts';
import { topics } from '../content/topics.ts';

/* Row counts for lists. Triggers maintain them, because counting a million questions is slow. */

export const topicCounts = pgTable('topic_counts', {
  topicId: uuid('topic_id')
    .primaryKey()
    .references(() => topics.id, { onDelete: 'cascade' }),
  items: integer('items').notNull().default(0),
  quizzes: integer('quizzes').notNull().default(0),
});

export const quizCounts = pgTable('quiz_counts', {
  quizId: uuid('quiz_id')
    .primaryKey()
    .references(() => quizzes.id, { onDelete: 'cascade' }),
  items: integer('items').notNull().default(0),
});
