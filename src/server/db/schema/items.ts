import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, text, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { Estimate } from '#domain/authoring/item-draft.schema.ts';
import type { ItemTypeName } from '#domain/items/registry.ts';
import { bytea, createdAt, instant } from '../columns.ts';
import { schools, users } from './people.ts';
import { authored, live } from './publishing.ts';
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
    /** Number of the version that students get. Versions above it are being written. */
    version: integer('version').notNull(),
    ...authored(),
    /** Since when students get it; null: never yet, or not any more. */
    publishedAt: instant('published_at').defaultNow(),
    /** False: a teacher's own, which stands in no bank and in no topic. */
    inBank: boolean('in_bank').notNull().default(true),
    /** Whose own it is. */
    ownerId: uuid('owner_id').references(() => users.id, { onDelete: 'set null' }),
    /** The school whose teachers may pick it, as long as its owner is one of them. */
    schoolId: uuid('school_id').references(() => schools.id, { onDelete: 'set null' }),
    tags: text('tags').array().notNull().default([]),
    /** How hard its author holds it to be, until answers tell. */
    estimate: text('estimate').$type<Estimate>(),
    live: live('published_at is not null and deleted_at is null and in_bank'),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('items_external_id').on(t.externalId),
    // Alone what a topic holds; with the second, all of the bank topic by topic, page by page, as it is given out.
    index('items_of_topic').on(t.topicId, t.id),
    // How many open questions a topic has is asked on every visit of home; they are few among many items.
    index('items_open').on(t.topicId).where(sql`${t.type} = 'open'`),
    // The list of the bank, the latest change first, whole and within a topic.
    index('items_changed').on(t.changedAt, t.id),
    index('items_topic_changed').on(t.topicId, t.changedAt, t.id),
    index('items_unpublished').on(t.stage, t.changedAt, t.id).where(sql`${t.stage} <> 'published'`),
    index('items_owner').on(t.ownerId, t.changedAt).where(sql`${t.ownerId} is not null`),
    index('items_school').on(t.schoolId, t.changedAt).where(sql`${t.schoolId} is not null`),
    index('items_due').on(t.publishAt).where(sql`${t.publishAt} is not null`),
    index('items_tags').using('gin', t.tags),
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
    /** Who wrote it; null: an import. No reference, since a version stays as it is when its author goes. */
    authorId: uuid('author_id'),
    createdAt: createdAt(),
  },
  (t) => [
    unique('item_versions_number').on(t.itemId, t.version),
    // Whether what comes is there already.
    index('item_versions_digest').using('hash', t.digest),
    // What nobody has explained yet.
    index('item_versions_unexplained').on(t.itemId, t.version).where(sql`coalesce(${t.explanation}, '') = ''`),
  ],
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
