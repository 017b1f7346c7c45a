import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { createdAt, recorded, refersTo } from '../../columns.ts';

export const subjects = pgTable(
  'subjects',
  {
    id: uuid('id').primaryKey(),
    slug: text('slug').notNull(),
    title: text('title').notNull(),
    summary: text('summary').notNull().default(''),
    position: integer('position').notNull(),
    createdAt: createdAt(),
    ...recorded(),
  },
  (t) => [
    uniqueIndex('subjects_slug').on(t.slug).where(sql`${t.deletedAt} is null`),
    uniqueIndex('subjects_title').on(t.title).where(sql`${t.deletedAt} is null`),
  ],
);

export const topics = pgTable(
  'topics',
  {
    id: uuid('id').primaryKey(),
    subjectId: refersTo('subject_id', () => subjects.id),
    slug: text('slug').notNull(),
    title: text('title').notNull(),
    summary: text('summary').notNull().default(''),
    position: integer('position').notNull(),
    /** Free: open to every student. */
    free: boolean('free').notNull(),
    createdAt: createdAt(),
    ...recorded(),
  },
  (t) => [
    uniqueIndex('topics_slug').on(t.subjectId, t.slug).where(sql`${t.deletedAt} is null`),
    uniqueIndex('topics_title').on(t.subjectId, t.title).where(sql`${t.deletedAt} is null`),
    index('topics_free').on(t.id).where(sql`${t.free}`),
  ],
);
