import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';
import { ANSWER_FILE_OFFER_LIFE_S, UNUSED_ANSWER_FILE_LIFE_S } from '#domain/attempts/attempt.limits.ts';
import { IMAGE_RETAINED_S, UPLOAD_RETAINED_S } from '#domain/content/media/upload.rule.ts';
import { deleteQueued } from './deletion-queue.ts';
import type { ImageStore } from './image-store.ts';
import type { MediaStore } from './media-store.ts';

/** A part without an upload may belong to one that is being finished right now. */
const PART_REST_MS = 600_000;

export type OrphanStores = {
  readonly pool: pg.Pool;
  readonly imageStore: ImageStore;
  readonly media: MediaStore;
  readonly bankFiles: MediaStore;
  readonly answerFiles: ImageStore;
  /** The folder of incomplete uploads. */
  readonly folder: string;
};

/** Finished long enough ago; uploads of a deleted account are removed at once. */
const FORGOTTEN = (finishedAt: string, userId: string): string =>
  `(${finishedAt} < now() - make_interval(secs => $1) or (${userId} is null and ${finishedAt} is not null))`;

// A reservation that was never used, and a received file that no saved answer refers to. A trigger queues their bytes.
const FORGET_ANSWER_FILES = `
  delete from answer_files f where (f.digest is null and f.created_at < now() - make_interval(secs => $1))
    or (f.created_at < now() - make_interval(secs => $2) and not exists (
      select from attempts a join answer_log l on l.attempt_id = a.id
      where a.user_id = f.user_id
        and l.response @> jsonb_build_object('files', jsonb_build_array(jsonb_build_object('id', f.id::text)))))`;

// A student's own deleted card counts for a day, in which its last reviews arrive; an author's card is in the recycle
// bin. A row is deleted in the statement that checks its use, so that a simultaneous reference either finds the row or
// not. Files of a waiting import are deleted, too: after a day the user has to upload them again.
const FORGET_BANKS = `
  delete from uploads where purpose in ('questions', 'roster') and ${FORGOTTEN('finished_at', 'user_id')} returning digest`;
const FORGET_RECORDINGS = `
  delete from uploads u where u.purpose = 'recording' and ${FORGOTTEN('u.finished_at', 'u.user_id')}
    and (u.digest is null or not exists (select from media_files f where f.digest = u.digest))
  returning u.digest`;
const DELETE_IMAGES = `
  delete from uploads u where u.purpose = 'picture' and ${FORGOTTEN('u.finished_at', 'u.user_id')}
    and (u.digest is null or not (
      exists (select from media_files where poster = u.digest)
      or exists (select from note_texts where figures ? u.digest)
      or exists (select from note_versions where figures ? u.digest)
      or exists (select from card_notes where figures ? u.digest
        and (deck_id is not null or removed_at is null or removed_at > now() - interval '1 day'))
      or exists (select from blog_posts where picture = u.digest or figures ? u.digest)
      or exists (select from announcements where figures ? u.digest)
      or exists (select from schools where logo = u.digest)
      or exists (select from item_versions where figures ? u.digest)))
  returning u.digest, u.thumbnail`;
const STILL_REFERENCED = `
  select d from unnest($1::text[]) d where exists (select from uploads where digest = d or thumbnail = d)
    or exists (select from media_files where digest = d)`;

/** Deletes uploads that were abandoned or are not used anywhere, with their bytes. Returns how many. */
export async function sweepOrphans({
  pool,
  imageStore,
  media,
  bankFiles,
  answerFiles,
  folder,
}: OrphanStores): Promise<number> {
  await pool.query(
    `delete from uploads where finished_at is null
       and (user_id is null or created_at < now() - make_interval(secs => $1))`,
    [UPLOAD_RETAINED_S],
  );
  const parts = await sweepFolder(pool, folder);
  await pool.query(FORGET_ANSWER_FILES, [ANSWER_FILE_OFFER_LIFE_S, UNUSED_ANSWER_FILE_LIFE_S]);
  const queued = await deleteQueued(pool, { answerFiles, imageStore, media, bankFiles });
  const recordings = await forgotten(pool, FORGET_RECORDINGS, UPLOAD_RETAINED_S);
  for (const digest of recordings) await media.remove(digest);
  const banks = await forgotten(pool, FORGET_BANKS, UPLOAD_RETAINED_S);
  for (const digest of banks) await bankFiles.remove(digest);
  const images = await forgotten(pool, DELETE_IMAGES, IMAGE_RETAINED_S);
  await pool.query('delete from figures where digest = any($1)', [images]);
  for (const digest of images) await imageStore.remove(digest);
  return parts + queued + recordings.length + banks.length + images.length;
}

async function forgotten(pool: pg.Pool, statement: string, secs: number): Promise<string[]> {
  const { rows } = await pool.query<{ digest: string | null; thumbnail?: string | null }>(statement, [secs]);
  const digests = [...new Set(rows.flatMap(({ digest, thumbnail }) => [digest, thumbnail ?? null]))];
  const deleted = digests.filter((digest) => digest !== null);
  if (deleted.length === 0) return [];
  const known = await pool.query<{ d: string }>(STILL_REFERENCED, [deleted]);
  const knownDigests = new Set(known.rows.map(({ d }) => d));
  return deleted.filter((digest) => !knownDigests.has(digest));
}

/** Parts of uploads that were not continued for long, and those whose upload was cancelled or deleted. */
async function sweepFolder(pool: pg.Pool, folder: string): Promise<number> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  const since = Date.now() - UPLOAD_RETAINED_S * 1_000;
  const uploadOf = (name: string): string => name.replace(/\.json$/, '');
  const { rows } = await pool.query<{ id: string }>(
    'select id::text as id from uploads where finished_at is null and id::text = any($1)',
    [[...new Set(names.map(uploadOf))]],
  );
  const inProgress = new Set(rows.map(({ id }) => id));
  let deleted = 0;
  for (const name of names) {
    const path = join(folder, name);
    const changed = await stat(path).then(
      ({ mtimeMs }) => mtimeMs,
      () => null,
    );
    if (changed === null) continue;
    if (changed > (inProgress.has(uploadOf(name)) ? since : Date.now() - PART_REST_MS)) continue;
    await rm(path, { force: true });
    deleted += 1;
  }
  return deleted;
}
