import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';
import { PICTURE_KEPT_S, UPLOAD_KEPT_S } from '#domain/media/upload.rule.ts';
import type { FigureStore } from './figure-store.ts';
import type { MediaStore } from './media-store.ts';

export type OrphanPlaces = {
  readonly pool: pg.Pool;
  readonly figures: FigureStore;
  readonly media: MediaStore;
  readonly bankFiles: MediaStore;
  /** Where uploads wait until they are whole. */
  readonly folder: string;
};

// A student's own card that was taken away counts for a day, in which its last reviews come in; one of a deck lies in
// the recycle bin.
// A row goes with its last use in the same statement, so that whoever chooses the file meanwhile either finds the row or not.
// Also from under an import that waits: whoever comes back after a day sends the file again.
const FORGET_BANKS = `
  delete from uploads where purpose = 'questions' and finished_at < now() - make_interval(secs => $1) returning digest`;
const FORGET_RECORDINGS = `
  delete from uploads u where u.purpose = 'recording' and u.finished_at < now() - make_interval(secs => $1)
    and (u.digest is null or not exists (select from media_files f where f.digest = u.digest))
  returning u.digest`;
const FORGET_PICTURES = `
  delete from uploads u where u.purpose = 'picture' and u.finished_at < now() - make_interval(secs => $1)
    and (u.digest is null or not (
      exists (select from media_files where poster = u.digest)
      or exists (select from note_texts where figures ? u.digest)
      or exists (select from note_versions where figures ? u.digest)
      or exists (select from card_notes where figures ? u.digest
        and (deck_id is not null or removed_at is null or removed_at > now() - interval '1 day'))
      or exists (select from blog_posts where picture = u.digest or figures ? u.digest)
      or exists (select from item_versions where figures ? u.digest)))
  returning u.digest, u.thumbnail`;
const STILL_KNOWN = `
  select d from unnest($1::text[]) d where exists (select from uploads where digest = d or thumbnail = d)
    or exists (select from media_files where digest = d)`;

/** Forgets uploads that were given up or used nowhere, and takes their bytes away. Gives back how many went. */
export async function sweepOrphans({ pool, figures, media, bankFiles, folder }: OrphanPlaces): Promise<number> {
  await pool.query('delete from uploads where finished_at is null and created_at < now() - make_interval(secs => $1)', [
    UPLOAD_KEPT_S,
  ]);
  const parts = await sweepFolder(folder);
  const recordings = await forgotten(pool, FORGET_RECORDINGS, UPLOAD_KEPT_S);
  for (const digest of recordings) await media.remove(digest);
  const banks = await forgotten(pool, FORGET_BANKS, UPLOAD_KEPT_S);
  for (const digest of banks) await bankFiles.remove(digest);
  const pictures = await forgotten(pool, FORGET_PICTURES, PICTURE_KEPT_S);
  await pool.query('delete from figures where digest = any($1)', [pictures]);
  for (const digest of pictures) await figures.remove(digest);
  return parts + recordings.length + banks.length + pictures.length;
}

async function forgotten(pool: pg.Pool, statement: string, secs: number): Promise<string[]> {
  const { rows } = await pool.query<{ digest: string | null; thumbnail?: string | null }>(statement, [secs]);
  const digests = [...new Set(rows.flatMap(({ digest, thumbnail }) => [digest, thumbnail ?? null]))];
  const gone = digests.filter((digest) => digest !== null);
  if (gone.length === 0) return [];
  const known = await pool.query<{ d: string }>(STILL_KNOWN, [gone]);
  const kept = new Set(known.rows.map(({ d }) => d));
  return gone.filter((digest) => !kept.has(digest));
}

/** Files of uploads that nobody has gone on with for long. */
async function sweepFolder(folder: string): Promise<number> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  const since = Date.now() - UPLOAD_KEPT_S * 1_000;
  let gone = 0;
  for (const name of names) {
    const place = join(folder, name);
    const changed = await stat(place).then(
      ({ mtimeMs }) => mtimeMs,
      () => null,
    );
    if (changed === null || changed > since) continue;
    await rm(place, { force: true });
    gone += 1;
  }
  return gone;
}
