import { sql } from 'drizzle-orm';
import { bigint, check, doublePrecision, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { MediaType } from '#domain/media/media-type.ts';
import { materials } from './materials.ts';

/** The file of an audio, a video or a short. Its bytes lie in the media store, by their SHA-256 in hex. */
export const mediaFiles = pgTable(
  'media_files',
  {
    materialId: uuid('material_id')
      .primaryKey()
      .references(() => materials.id, { onDelete: 'cascade' }),
    digest: text('digest').notNull(),
    /** By what the file holds, not by its name. */
    mime: text('mime').$type<MediaType>().notNull(),
    byteCount: bigint('byte_count', { mode: 'number' }).notNull(),
    seconds: doublePrecision('seconds').notNull(),
    /** In pixels; null for sound, and where the file does not say. */
    width: integer('width'),
    height: integer('height'),
    /** Digest of the figure that is shown until it plays; null: none. */
    poster: text('poster'),
  },
  (t) => [
    index('media_files_digest').on(t.digest),
    check('media_files_digest_is_hex', sql`${t.digest} ~ '^[0-9a-f]{64}$'`),
  ],
);

/** Captions in WebVTT, one file a language. */
export const mediaTracks = pgTable(
  'media_tracks',
  {
    materialId: uuid('material_id')
      .notNull()
      .references(() => materials.id, { onDelete: 'cascade' }),
    /** BCP 47. */
    language: text('language').notNull(),
    text: text('text').notNull(),
  },
  (t) => [primaryKey({ columns: [t.materialId, t.language] })],
);
