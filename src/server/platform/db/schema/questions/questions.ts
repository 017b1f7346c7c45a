import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, text, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { Estimate } from '#domain/questions/authoring/question-draft.schema.ts';
import type { QuestionTypeName } from '#domain/questions/types/registry.ts';
import { belongsTo, bytea, createdAt, instant, refersTo } from '../../columns.ts';
import { authored, live } from '../content/publishing.ts';
import { topics } from '../content/topics.ts';
import { schools, users } from '../users/users.ts';

/** The question bank. The content of questions is in their versions. */
export const items = pgTable(
  'items',
  {
    id: uuid('id').primaryKey(),
    topicId: refersTo('topic_id', () => topics.id),
    /** The question's id in its source; unique. */
    externalId: text('external_id').notNull(),
    type: text('type').$type<QuestionTypeName>().notNull(),
    subtopic: text('subtopic'),
    /** Number of the published version. Higher ones are drafts. */
    version: integer('version').notNull(),
    ...authored(),
    /** When it was published; null: not published. */
    publishedAt: instant('published_at').defaultNow(),
    /** False: a teacher's own question, which is in no bank and no topic. */
    inBank: boolean('in_bank').notNull().default(true),
    /** The teacher who owns it. */
    ownerId: uuid('owner_id').references(() => users.id, { onDelete: 'set null' }),
    /** The school it is shared with, as long as its owner is one of the school's teachers. */
    schoolId: uuid('school_id').references(() => schools.id, { onDelete: 'set null' }),
    tags: text('tags').array().notNull().default([]),
    /** The author's estimate of difficulty, until there are enough answers. */
    estimate: text('estimate').$type<Estimate>(),
    live: live('published_at is not null and deleted_at is null and in_bank'),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('items_external_id').on(t.externalId),
    // The questions of a topic; with the second column, the bank by topic and page, for the export.
    index('items_of_topic').on(t.topicId, t.id),
    // Every visit of home counts the open questions of topics; they are few among many questions.
    index('items_open').on(t.topicId).where(sql`${t.type} = 'open'`),
    // The list of the bank, most recently changed first, as a whole and within a topic.
    index('items_changed').on(t.changedAt, t.id),
    index('items_topic_changed').on(t.topicId, t.changedAt, t.id),
    index('items_unpublished').on(t.stage, t.changedAt, t.id).where(sql`${t.stage} <> 'published'`),
    index('items_owner').on(t.ownerId, t.changedAt).where(sql`${t.ownerId} is not null`),
    index('items_school').on(t.schoolId, t.changedAt).where(sql`${t.schoolId} is not null`),
    index('items_due').on(t.publishAt).where(sql`${t.publishAt} is not null`),
    index('items_tags').using('gin', t.tags),
  ],
);

/** A version of a question. Immutable, because attempts and marks refer to it. A trigger refuses updates. */
export const questionVersions = pgTable(
  'item_versions',
  {
    id: uuid('id').primaryKey(),
    itemId: belongsTo('item_id', () => items.id),
    version: integer('version').notNull(),
    stem: text('stem').notNull(),
    /** What students see besides the stem. */
    body: jsonb('body').notNull(),
    /** The answer key. Students see it only when the rule allows it. */
    key: jsonb('key').notNull(),
    explanation: text('explanation'),
    /** Hints, shown one after the other on request during practice. */
    hints: jsonb('hints').$type<readonly string[]>().notNull().default([]),
    /** Of a randomised question: texts with placeholders, and their parameters. The columns above have an example. */
    template: jsonb('template'),
    /** Source of the question, shown with it: work, author, url, licence. */
    source: jsonb('source').$type<QuestionSource>().notNull(),
    /** Digests of the images in stem, body, key and explanation. */
    figures: jsonb('figures').$type<readonly string[]>().notNull(),
    /** SHA-256 of all of the above: equal digests mean equal questions. */
    digest: bytea('digest').notNull(),
    /** Its author; null for an import. No foreign key, because a version is immutable even if its author is deleted. */
    authorId: uuid('author_id'),
    createdAt: createdAt(),
  },
  (t) => [
    unique('item_versions_number').on(t.itemId, t.version),
    // Finds duplicates on import.
    index('item_versions_digest').using('hash', t.digest),
    // Questions without an explanation.
    index('item_versions_unexplained').on(t.itemId, t.version).where(sql`coalesce(${t.explanation}, '') = ''`),
  ],
);

export type QuestionSource = {
  readonly work: string | null;
  readonly author: string | null;
  readonly url: string | null;
  readonly licence: string | null;
};

/** Images, by the SHA-256 of their bytes (hex). The bytes are in the media store. */
export const figures = pgTable('figures', {
  digest: text('digest').primaryKey(),
  mime: text('mime').notNull(),
  bytes: integer('bytes').notNull(),
  width: integer('width').notNull(),
  height: integer('height').notNull(),
  createdAt: createdAt(),
});
