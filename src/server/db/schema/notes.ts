import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { bytea, createdAt, instant } from '../columns.ts';
import { materials } from './materials.ts';
import { users } from './people.ts';

/** What a note booklet or a one-page summary says. */
export const noteTexts = pgTable('note_texts', {
  materialId: uuid('material_id')
    .primaryKey()
    .references(() => materials.id, { onDelete: 'cascade' }),
  /** Markdown; pictures as `![alt](figure:DIGEST)`. */
  body: text('body').notNull(),
  /** The words of the body without its markup, for the search. */
  plain: text('plain').notNull(),
  /** Digests of the figures that the body shows. */
  figures: jsonb('figures').$type<readonly string[]>().notNull(),
  /** SHA-256 of what the note says: equal digests, equal note. */
  digest: bytea('digest').notNull(),
  /** Counts the changes of the text, from 1. */
  version: integer('version').notNull().default(1),
});

/**
 * Everything authors have written of a note, each save a version; never changed. What students read stands in
 * `note_texts`, by the same numbers.
 */
export const noteVersions = pgTable(
  'note_versions',
  {
    materialId: uuid('material_id')
      .notNull()
      .references(() => materials.id, { onDelete: 'cascade' }),
    version: integer('version').notNull(),
    title: text('title').notNull(),
    summary: text('summary').notNull(),
    body: text('body').notNull(),
    figures: jsonb('figures').$type<readonly string[]>().notNull(),
    /** No reference, since a version stays as it is when its author goes. */
    authorId: uuid('author_id').notNull(),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.materialId, t.version] })],
);

/** What a person has marked in a note. Removed marks stay as such, so that a save that comes late brings none back. */
export const noteAnnotations = pgTable(
  'note_annotations',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Made by the browser. */
    id: uuid('id').notNull(),
    materialId: uuid('material_id')
      .notNull()
      .references(() => materials.id, { onDelete: 'cascade' }),
    /** The words marked, a little of what stands before and after them, and where they began in the text as read. */
    quote: text('quote').notNull(),
    before: text('before').notNull(),
    after: text('after').notNull(),
    start: integer('start').notNull(),
    comment: text('comment').notNull(),
    /** The highest wins, in whatever order they arrive. */
    revision: integer('revision').notNull(),
    removed: boolean('removed').notNull(),
    createdAt: createdAt(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.id] }),
    index('note_annotations_place').on(t.userId, t.materialId),
    index('note_annotations_material').on(t.materialId),
  ],
);
