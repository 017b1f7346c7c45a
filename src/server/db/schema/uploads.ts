import { sql } from 'drizzle-orm';
import { bigint, check, doublePrecision, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { UploadProblem, UploadPurpose } from '#domain/media/upload.rule.ts';
import { createdAt, instant } from '../columns.ts';
import { users } from './people.ts';

/** What is sent for content and cards: under way, taken, or refused. Rows of what was refused stay for a while, and say who sent it. */
export const uploads = pgTable(
  'uploads',
  {
    id: uuid('id').primaryKey(),
    /** Null: whoever sent it is gone. The row stays for as long as the bytes, so that they are found when nobody uses them. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    purpose: text('purpose').$type<UploadPurpose>().notNull(),
    /** What the sender calls it; nothing is believed of it. */
    name: text('name').notNull(),
    byteCount: bigint('byte_count', { mode: 'number' }).notNull(),
    /** Bytes that are stored for it: an image is re-encoded and has a thumbnail. Null until it is finished. */
    storedBytes: bigint('stored_bytes', { mode: 'number' }),
    /** Null while under way. */
    finishedAt: instant('finished_at'),
    /** Why it was refused. */
    problem: text('problem').$type<UploadProblem>(),
    /** What was kept: of the bytes, by what they hold. */
    digest: text('digest'),
    mime: text('mime'),
    seconds: doublePrecision('seconds'),
    width: integer('width'),
    height: integer('height'),
    /** A small picture of a picture, among the figures. */
    thumbnail: text('thumbnail'),
    createdAt: createdAt(),
  },
  (t) => [
    index('uploads_digest').on(t.digest),
    index('uploads_user').on(t.userId, t.createdAt),
    index('uploads_created').on(t.createdAt),
    check('uploads_purpose', sql`${t.purpose} in ('recording', 'picture', 'questions')`),
    check('uploads_fate', sql`(${t.finishedAt} is null) = (${t.problem} is null and ${t.digest} is null)`),
  ],
);
