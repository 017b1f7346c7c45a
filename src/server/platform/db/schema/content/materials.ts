import { sql } from 'drizzle-orm';
import { check, doublePrecision, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { MaterialKind } from '#domain/content/material-kind.ts';
import { belongsTo, createdAt, instant, refersTo } from '../../columns.ts';
import type { QuestionSource } from '../questions/questions.ts';
import { users } from '../users/users.ts';
import { topics } from './topics.ts';

/** The materials of a topic. Columns of one kind are in a table of their own, with the same id. */
export const materials = pgTable(
  'materials',
  {
    id: uuid('id').primaryKey(),
    topicId: refersTo('topic_id', () => topics.id),
    kind: text('kind').$type<MaterialKind>().notNull(),
    title: text('title').notNull(),
    summary: text('summary').notNull().default(''),
    position: integer('position').notNull(),
    /** How long it takes to read, listen to, watch or study once. */
    seconds: integer('seconds').notNull().default(0),
    /** Shown with it. */
    source: jsonb('source').$type<QuestionSource>().notNull(),
    /** Null: a draft, which only authors see. In the future: scheduled. */
    publishedAt: instant('published_at'),
    /** When it was deleted; a deleted record is also a draft. */
    deletedAt: instant('deleted_at'),
    /** Raised by every change, so that conflicting edits are detected. */
    revision: integer('revision').notNull().default(1),
    createdAt: createdAt(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (t) => [
    index('materials_topic').on(t.topicId, t.kind, t.position),
    check(
      'materials_kind',
      sql`${t.kind} in ('noteBooklet', 'onePageSummary', 'audio', 'video', 'short', 'deck', 'examFocus')`,
    ),
    index('materials_kind_updated').on(t.kind, t.updatedAt, t.id),
    // So queries for students don't need to check for deletion.
    check('materials_deleted_unpublished', sql`${t.deletedAt} is null or ${t.publishedAt} is null`),
  ],
);

/** A user's progress in a material, across devices. */
export const materialProgress = pgTable(
  'material_progress',
  {
    userId: belongsTo('user_id', () => users.id),
    materialId: belongsTo('material_id', () => materials.id),
    /** Position to continue at: a heading of a note, a second of a video. */
    place: jsonb('place').notNull(),
    /** Progress, 0 to 1. */
    share: doublePrecision('share').notNull(),
    doneAt: instant('done_at'),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.materialId] }), index('material_progress_material').on(t.materialId)],
);
