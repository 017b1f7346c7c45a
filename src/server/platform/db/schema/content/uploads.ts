import { sql } from 'drizzle-orm';
import { bigint, boolean, check, doublePrecision, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { UploadProblem, UploadPurpose } from '#domain/content/media/upload.rule.ts';
import { createdAt, instant } from '../../columns.ts';
import { users } from '../users/users.ts';

/** Uploads for content and cards: in progress, accepted or refused. Refused rows stay for a while, and say who sent them. */
export const uploads = pgTable(
  'uploads',
  {
    id: uuid('id').primaryKey(),
    /** Null if the sender's account was deleted. The row stays as long as the bytes, so that unused bytes are found. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    purpose: text('purpose').$type<UploadPurpose>().notNull(),
    /** The sender's file name, which is not trusted. */
    name: text('name').notNull(),
    byteCount: bigint('byte_count', { mode: 'number' }).notNull(),
    /** Bytes that are stored for it: an image is re-encoded and has a thumbnail. Null until it is finished. */
    storedBytes: bigint('stored_bytes', { mode: 'number' }),
    /** Null while in progress. */
    finishedAt: instant('finished_at'),
    /** Why it was refused. */
    problem: text('problem').$type<UploadProblem>(),
    /** What was stored, by the content of the bytes. */
    digest: text('digest'),
    mime: text('mime'),
    seconds: doublePrecision('seconds'),
    /** Whether a recording has a track with sound. */
    hasSound: boolean('has_sound'),
    width: integer('width'),
    height: integer('height'),
    /** Thumbnail of an image, stored with the images. */
    thumbnail: text('thumbnail'),
    createdAt: createdAt(),
  },
  (t) => [
    index('uploads_digest').on(t.digest),
    index('uploads_user').on(t.userId, t.createdAt),
    index('uploads_created').on(t.createdAt),
    check('uploads_purpose', sql`${t.purpose} in ('recording', 'picture', 'questions', 'roster')`),
    check('uploads_fate', sql`(${t.finishedAt} is null) = (${t.problem} is null and ${t.digest} is null)`),
  ],
);
