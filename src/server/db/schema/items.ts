import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { ItemTypeName } from '#domain/items/registry.ts';
import { bytea, createdAt } from '../columns.ts';
import { topics } from './topics.ts';

/** The question bank. What an item says stands in its versions. */
export const items = pgTable(
  'items',
  {
    id: uuid('id').primaryKey(),
    topicId: uuid('topic_id')
      .notNull()
      .references(() => topics.id),
    /** The id the item has where it came from; one item an id. */
    externalId: text('external_id').notNull(),
    type: text('type').$type<ItemTypeName>().notNull(),
    subtopic: text('subtopic'),
    /** Number of the version in force. */
    version: integer('version').notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('items_external_id').on(t.externalId),
    index('items_topic').on(t.topicId),
    // How many open questions a topic has is asked on every visit of home; they are few among many items.
    index('items_open').on(t.topicId).where(sql`${t.type} = 'open'`),
  ],
);

/** What an item said at one time. Never changed: attempts and marks point here. A trigger refuses updates. */
export const itemVersions = pgTable(
  'item_versions',
  {
    id: uuid('id').primaryKey(),
    itemId: uuid('item_id')
      .notNull()
      .references(() => items.id, { onDelete: 'cascade' }),
    version: integer('version').notNull(),
    stem: text('stem').notNull(),
    /** What the student gets besides the stem. */
    body: jsonb('body').notNull(),
    /** What the student gets only after handing in. */
    key: jsonb('key').notNull(),
    explanation: text('explanation'),
    /** Shown one after the other to those who ask while they practise. */
    hints: jsonb('hints').$type<readonly string[]>().notNull().default([]),
    /** Where the item comes from, shown with it: work, author, url, licence. */
    source: jsonb('source').$type<ItemSource>().notNull(),
    /** Digests of the figures that stem, body, key and explanation show. */
    figures: jsonb('figures').$type<readonly string[]>().notNull(),
    /** SHA-256 of all of the above: equal digests, equal item. */
    digest: bytea('digest').notNull(),
    createdAt: createdAt(),
  },
  (t) => [unique('item_versions_number').on(t.itemId, t.version)],
);

export type ItemSource = {
  readonly work: string | null;
  readonly author: string | null;
  readonly url: string | null;
  readonly licence: string | null;
};

/** Pictures, by the SHA-256 of their bytes (hex). The bytes lie in the media store. */
export const figures = pgTable('figures', {
  digest: text('digest').primaryKey(),
  mime: text('mime').notNull(),
  bytes: integer('bytes').notNull(),
  width: integer('width').notNull(),
  height: integer('height').notNull(),
  createdAt: createdAt(),
});
