import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { belongsTo, createdAt } from '../../columns.ts';
import { users } from '../users/users.ts';

/** Images and PDFs of work on paper, private to the student who uploaded them. The bytes are in the media store. */
export const answerFiles = pgTable(
  'answer_files',
  {
    id: uuid('id').primaryKey(),
    userId: belongsTo('user_id', () => users.id),
    name: text('name').notNull(),
    mime: text('mime').notNull(),
    /** As announced; the uploaded file must have this size. */
    bytes: integer('bytes').notNull(),
    /** SHA-256 of the bytes, hex; null until the file has been received. */
    digest: text('digest'),
    /** Name of the bytes in the store, 64 hex digits; set once, when the first request starts to store them. */
    storageKey: text('storage_key'),
    createdAt: createdAt(),
  },
  (t) => [
    index('answer_files_user').on(t.userId),
    index('answer_files_storage_key').on(t.storageKey),
    index('answer_files_created').on(t.createdAt),
    check('answer_files_stored', sql`${t.digest} is null or ${t.storageKey} is not null`),
  ],
);

/**
 * Stored bytes that no row refers to any more and that are still to be deleted. Rows are added in the transaction that
 * drops the reference (for answer files, by a trigger), so that a crash leaves no bytes behind.
 */
export const filesToDelete = pgTable(
  'files_to_delete',
  {
    store: text('store').$type<'answers' | 'figures' | 'media' | 'banks'>().notNull(),
    /** The name of the bytes in that store. */
    key: text('key').notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.store, t.key] }),
    check('files_to_delete_store', sql`${t.store} in ('answers', 'figures', 'media', 'banks')`),
  ],
);
