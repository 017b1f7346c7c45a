import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import type { MediaType } from '#domain/content/media/media-type.ts';
import { belongsTo } from '../../columns.ts';
import { materials } from './materials.ts';

/** The file of an audio, a video or a short. Its bytes are in the media store, by their SHA-256 in hex. */
export const mediaFiles = pgTable(
  'media_files',
  {
    materialId: uuid('material_id')
      .primaryKey()
      .references(() => materials.id, { onDelete: 'cascade' }),
    digest: text('digest').notNull(),
    /** Detected from the content of the file, not from its name. */
    mime: text('mime').$type<MediaType>().notNull(),
    byteCount: bigint('byte_count', { mode: 'number' }).notNull(),
    seconds: doublePrecision('seconds').notNull(),
    /** Whether it has a track with sound; null: not known, as of files from before this was read. */
    hasSound: boolean('has_sound'),
    /** In pixels; null for audio, and if the file does not say. */
    width: integer('width'),
    height: integer('height'),
    /** Digest of the poster; null: none. */
    poster: text('poster'),
  },
  (t) => [
    index('media_files_digest').on(t.digest),
    check('media_files_digest_is_hex', sql`${t.digest} ~ '^[0-9a-f]{64}$'`),
  ],
);

/** Captions in WebVTT, one file per language. */
export const mediaTracks = pgTable(
  'media_tracks',
  {
    materialId: belongsTo('material_id', () => materials.id),
    /** BCP 47. */
    language: text('language').notNull(),
    text: text('text').notNull(),
  },
  (t) => [primaryKey({ columns: [t.materialId, t.language] })],
);
