import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { realpath } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { ClientBase } from 'pg';
import { IMPORT_LINE_MAX_BYTES } from '#domain/interchange/import.limits.ts';
import type { Reason } from '#domain/interchange/import-reason.ts';
import type { UnreadableFile } from '#domain/interchange/import-report.ts';
import type { MediaStore } from '../../platform/media/media-store.ts';
import { Catalogue } from '../bank/catalogue.ts';
import type { Rejection } from '../bank/import.report.ts';
import { readLines } from '../jsonl/jsonl.reader.ts';
import { repeatedField } from '../jsonl/repeated-field.ts';
import { ReasonError, schemaReasons } from '../questions/problem.ts';
import { MediaError, type MediaFacts, readCaptions, readMedia, resolveMediaPath } from './media.reader.ts';
import { type MediaLine, mediaSchema } from './media.schema.ts';

/** The result of an import of media. Printed in this form, too. */
export type MediaReport = {
  imported: number;
  unchanged: number;
  readonly rejected: Rejection[];
  readonly unreadable?: readonly UnreadableFile[];
};

export type MediaImport = {
  /** JSON Lines, one audio, video or short per line. */
  readonly files: readonly string[];
  /** Where the bytes are stored; null: nowhere. */
  readonly media: MediaStore | null;
};

type Track = { readonly language: string; readonly text: string };
/** One audio, video or short whose files have been read. */
export type MediaDraft = {
  readonly line: MediaLine;
  readonly facts: MediaFacts;
  readonly digest: string;
  readonly tracks: Track[];
};

/**
 * Adds the media of the lists to their topics, within the caller's transaction. An audio, video or short is identified
 * by topic, kind and title: an existing one is updated if anything differs. Invalid lines are reported and skipped.
 * Rejects if a list cannot be read or the database fails.
 */
export async function importMedia(client: ClientBase, { files, media }: MediaImport): Promise<MediaReport> {
  const report: MediaReport = { imported: 0, unchanged: 0, rejected: [] };
  const catalogue = new Catalogue(client);
  for (const file of files) {
    const folder = await realpath(dirname(file));
    for await (const line of readLines(createReadStream(file), IMPORT_LINE_MAX_BYTES)) {
      const reject = (reason: Reason) => report.rejected.push({ file, line: line.number, reason });
      if ('problem' in line) {
        reject(line.problem);
        continue;
      }
      try {
        const draft = await readMediaDraft(readLine(line.text), folder, media);
        report[(await writeMedia(client, catalogue, draft)) ? 'imported' : 'unchanged'] += 1;
      } catch (error) {
        if (!(error instanceof ReasonError)) throw error;
        reject(error.reason);
      }
    }
  }
  return report;
}

/**
 * Reads the files of a line, with paths relative to the real path of a folder, and stores the bytes. Throws `ReasonError`
 * if a file can't be used.
 */
export async function readMediaDraft(line: MediaLine, folder: string, media: MediaStore | null): Promise<MediaDraft> {
  const { captions } = line;
  const named = typeof captions === 'string' ? [{ file: captions, language: line.language ?? 'en' }] : (captions ?? []);
  const path = await about(line.file, resolveMediaPath(folder, line.file));
  const facts = await about(line.file, readMedia(path));
  if ((line.kind === 'audio') !== facts.mime.startsWith('audio/')) {
    const hasVideo = facts.mime.startsWith('video/');
    throw new ReasonError({ code: 'mediaKindDiffers', file: line.file, kind: line.kind, hasVideo });
  }
  const tracks: Track[] = [];
  for (const { file, language } of named) {
    const reading = resolveMediaPath(folder, file).then(readCaptions);
    tracks.push({ language, text: await about(file, reading) });
  }
  const digest = media === null ? '0'.repeat(64) : await media.write(createReadStream(path));
  return { line, facts, digest, tracks };
}

function readLine(text: string): MediaLine {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    throw new ReasonError({ code: 'lineNotJson' });
  }
  const repeated = repeatedField(text, json);
  if (repeated !== null) throw new ReasonError({ code: 'jsonFieldRepeated', field: repeated.field });
  const parsed = mediaSchema.safeParse(json, { reportInput: true });
  if (!parsed.success) throw new ReasonError(schemaReasons(parsed.error));
  return parsed.data;
}

async function about<T>(file: string, reading: Promise<T>): Promise<T> {
  try {
    return await reading;
  } catch (error) {
    if (!(error instanceof MediaError)) throw error;
    throw new ReasonError(
      error.fault === 'tooLarge'
        ? { code: 'mediaFileTooLarge', file, max: error.max }
        : { code: 'mediaFileUnusable', file, fault: error.fault },
    );
  }
}

// Nothing is written without a change: the material is compared with the existing one.
const SAME = `
  select 1 from materials m join media_files f on f.material_id = m.id
  where m.id = $1 and m.summary = $2 and m.source = $3::jsonb and f.digest = $4 and $5::jsonb =
    (select coalesce(jsonb_object_agg(t.language, t.text), '{}') from media_tracks t where t.material_id = m.id)`;

/** Adds or updates one audio, video or short. Returns whether there was something to write. */
export async function writeMedia(
  client: ClientBase,
  catalogue: Catalogue,
  { line, facts, digest, tracks }: MediaDraft,
): Promise<boolean> {
  const topicId = await catalogue.topicId(line);
  const { rows } = await client.query<{ id: string }>(
    'select id from materials where topic_id = $1 and kind = $2 and title = $3 limit 1',
    [topicId, line.kind, line.title],
  );
  const id = rows[0]?.id ?? randomUUID();
  const { work = null, author = null, url = null } = line.source ?? {};
  const source = JSON.stringify({ work, author, url, licence: line.licence ?? null });
  const texts = JSON.stringify(Object.fromEntries(tracks.map(({ language, text }) => [language, text])));
  const same = await client.query(SAME, [id, line.summary ?? '', source, digest, texts]);
  if (same.rowCount === 1) return false;
  await client.query(
    `insert into materials (id, topic_id, kind, title, summary, position, seconds, source, published_at)
     values ($1, $2, $3, $4, $5,
       (select coalesce(max(position), 0) + 1 from materials where topic_id = $2 and kind = $3), $6, $7, now())
     on conflict (id) do update set summary = excluded.summary, seconds = excluded.seconds, source = excluded.source,
       updated_at = now()`,
    [id, topicId, line.kind, line.title, line.summary ?? '', Math.round(facts.seconds), source],
  );
  await client.query(
    `insert into media_files (material_id, digest, mime, byte_count, seconds, has_sound, width, height)
     values ($1, $2, $3, $4, $5, $6, $7, $8)
     on conflict (material_id) do update set digest = excluded.digest, mime = excluded.mime,
       byte_count = excluded.byte_count, seconds = excluded.seconds, has_sound = excluded.has_sound,
       width = excluded.width, height = excluded.height`,
    [id, digest, facts.mime, facts.byteCount, facts.seconds, facts.hasSound, facts.width, facts.height],
  );
  await client.query('delete from media_tracks where material_id = $1', [id]);
  await client.query(
    'insert into media_tracks (material_id, language, text) select $1, key, value from jsonb_each_text($2::jsonb)',
    [id, texts],
  );
  return true;
}
