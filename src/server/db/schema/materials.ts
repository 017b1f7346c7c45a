import { sql } from 'drizzle-orm';
import { check, doublePrecision, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { MaterialKind } from '#domain/materials/material-kind.ts';
import { createdAt, instant } from '../columns.ts';
import type { ItemSource } from './items.ts';
import { users } from './people.ts';
import { topics } from './topics.ts';

/** What a topic offers besides quizzes. What is particular to a kind stands in a table of its own, by the same id. */
export const materials = pgTable(
  'materials',
  {
    id: uuid('id').primaryKey(),
    topicId: uuid('topic_id')
      .notNull()
      .references(() => topics.id),
    kind: text('kind').$type<MaterialKind>().notNull(),
    title: text('title').notNull(),
    summary: text('summary').notNull().default(''),
    position: integer('position').notNull(),
    /** How long it takes to read, hear, watch or go through once. */
    seconds: integer('seconds').notNull().default(0),
    /** Shown with it. */
    source: jsonb('source').$type<ItemSource>().notNull(),
    /** Null: a draft, which only its authors see. In the future: not yet to be seen. */
    publishedAt: instant('published_at'),
    /** In the recycle bin since; such a one is a draft. */
    deletedAt: instant('deleted_at'),
    /** Counts every change, so that two who change the same thing notice. */
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
    // Nothing that students ask for has to know of the recycle bin.
    check('materials_deleted_unpublished', sql`${t.deletedAt} is null or ${t.publishedAt} is null`),
  ],
);

/** How far a person is in a material, on whichever device. */
export const materialProgress = pgTable(
  'material_progress',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    materialId: uuid('material_id')
      .notNull()
      .references(() => materials.id, { onDelete: 'cascade' }),
    /** Where to go on, in the terms of the kind: a heading of a note, a second of a film. */
    place: jsonb('place').notNull(),
    /** Part gone through, 0 to 1. */
    share: doublePrecision('share').notNull(),
    doneAt: instant('done_at'),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.materialId] }), index('material_progress_material').on(t.materialId)],
);
