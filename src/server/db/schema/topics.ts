import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, text, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { createdAt } from '../columns.ts';

export const subjects = pgTable(
  'subjects',
  {
    id: uuid('id').primaryKey(),
    slug: text('slug').notNull(),
    title: text('title').notNull(),
    summary: text('summary').notNull().default(''),
    position: integer('position').notNull(),
    createdAt: createdAt(),
  },
  (t) => [uniqueIndex('subjects_slug').on(t.slug), uniqueIndex('subjects_title').on(t.title)],
);

export const topics = pgTable(
  'topics',
  {
    id: uuid('id').primaryKey(),
    subjectId: uuid('subject_id')
      .notNull()
      .references(() => subjects.id),
    slug: text('slug').notNull(),
    title: text('title').notNull(),
    summary: text('summary').notNull().default(''),
    position: integer('position').notNull(),
    /** Open to every student, whatever they have bought. */
    free: boolean('free').notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    unique('topics_slug').on(t.subjectId, t.slug),
    unique('topics_title').on(t.subjectId, t.title),
    index('topics_free').on(t.id).where(sql`${t.free}`),
  ],
);
