import type pg from 'pg';
import type { Draft } from '#domain/content/content.schema.ts';
import { CaptionsError, parseWebVtt } from '#domain/content/media/web-vtt.ts';
import { ProductError } from '#domain/platform/errors.ts';
import { problemText } from '#domain/platform/problem.ts';
import type { Viewer } from '../access/viewer.ts';
import { instantJson } from '../attempts/attempt-summary.queries.ts';
import type { ContentStore, Written } from './content-type.ts';
import { lockMaterial, publishMaterial, removeMaterial, writeMaterial } from './material.row.ts';

const KINDS = ['audio', 'video', 'short'] as const;

const READ = `
  select m.id, m.revision, ${instantJson('m.published_at')} as "publishedAt", false as "isAhead", '[]'::json as versions,
    json_build_object('topic', m.topic_id, 'kind', m.kind, 'title', m.title, 'summary', m.summary, 'position', m.position,
      'file', null, 'poster', null, 'tracks', (
        select coalesce(json_agg(json_build_object('language', language, 'text', text) order by language), '[]')
        from media_tracks where material_id = m.id)) as draft,
    case when f.digest is not null then json_build_object('digest', f.digest, 'mime', f.mime, 'seconds', f.seconds) end as file,
    coalesce((select json_agg(json_build_object('digest', p.digest, 'width', p.width, 'height', p.height))
      from figures p where p.digest = f.poster), '[]') as images
  from materials m left join media_files f on f.material_id = m.id
  where m.id = $1 and m.kind = any($2) and m.deleted_at is null`;

/** Audio, videos and shorts. A recording is chosen from the author's uploads, and never by its digest. */
export const MEDIA_CONTENT: ContentStore<'media'> = {
  read: async (client, id) => (await client.query<Written<'media'>>(READ, [id, KINDS])).rows[0] ?? null,
  lock: (client, id) => lockMaterial(client, id, KINDS),
  save: async (client, viewer, id, draft, isNew) => {
    refuseBrokenCaptions(draft.tracks);
    const { topic, kind, title, summary, position } = draft;
    await writeMaterial(client, { id, topic, kind, title, summary, position, seconds: null }, isNew);
    if (draft.file !== null) await putFile(client, viewer, id, draft.file);
    if (draft.poster !== null) await putPoster(client, viewer, id, draft.poster);
    await client.query('delete from media_tracks where material_id = $1', [id]);
    await client.query(
      `insert into media_tracks (material_id, language, text)
       select $1, t.language, t.text from jsonb_to_recordset($2) as t(language text, text text)`,
      [id, JSON.stringify(draft.tracks)],
    );
    // Published material has to stay valid.
    const { rows } = await client.query('select from materials where id = $1 and published_at is not null', [id]);
    if (rows.length > 0) await requireFit(client, id);
    else await refuseOtherMedium(client, id);
  },
  publish: async (client, id, at) => {
    if (at !== null) await requireFit(client, id);
    await publishMaterial(client, id, at);
  },
  remove: removeMaterial,
};

function refuseBrokenCaptions(tracks: Draft<'media'>['tracks']): void {
  const languages = new Set<string>();
  for (const [at, { language, text }] of tracks.entries()) {
    const field = `tracks.${at}`;
    if (languages.has(language))
      throw new ProductError('INVALID_INPUT', { fields: { [field]: problemText('languageRepeated') } });
    languages.add(language);
    try {
      parseWebVtt(text);
    } catch (error) {
      if (!(error instanceof CaptionsError)) throw error;
      throw new ProductError('INVALID_INPUT', { fields: { [field]: problemText('captionsNotWebVtt') } });
    }
  }
}

async function putFile(client: pg.ClientBase, viewer: Viewer, id: string, upload: string): Promise<void> {
  const { rowCount } = await client.query(
    `with taken as (
       select * from uploads where id = $2 and user_id = $3 and purpose = 'recording' and digest is not null for update
     ), put as (
       insert into media_files as f (material_id, digest, mime, byte_count, seconds, has_sound, width, height)
       select $1, digest, mime, byte_count, seconds, has_sound, width, height from taken
       on conflict (material_id) do update set digest = excluded.digest, mime = excluded.mime,
         byte_count = excluded.byte_count, seconds = excluded.seconds, has_sound = excluded.has_sound,
         width = excluded.width, height = excluded.height
       returning 1
     ) update materials set seconds = round(t.seconds) from taken t where materials.id = $1`,
    [id, upload, viewer.userId],
  );
  if (rowCount === 0) throw new ProductError('INVALID_INPUT', { fields: { file: problemText('fileUnknown') } });
}

async function putPoster(client: pg.ClientBase, viewer: Viewer, id: string, upload: string): Promise<void> {
  const { rowCount } = await client.query(
    `update media_files f set poster = u.digest from uploads u
     where f.material_id = $1 and u.id = $2 and u.user_id = $3 and u.purpose = 'picture' and u.digest is not null`,
    [id, upload, viewer.userId],
  );
  if (rowCount === 0) throw new ProductError('INVALID_INPUT', { fields: { poster: problemText('imageUnknown') } });
}

type Fitness = { readonly kind: string; readonly mime: string | null; readonly captions: string[] };

async function fitnessOf(client: pg.ClientBase, id: string): Promise<Fitness | undefined> {
  const { rows } = await client.query<Fitness>(
    `select m.kind, f.mime, array(select text from media_tracks t where t.material_id = m.id) as captions
     from materials m left join media_files f on f.material_id = m.id where m.id = $1`,
    [id],
  );
  return rows[0];
}

/** Throws `INVALID_INPUT` if an audio file is used for a video, or a video file for audio. */
async function refuseOtherMedium(client: pg.ClientBase, id: string): Promise<void> {
  const found = await fitnessOf(client, id);
  if (found?.mime && (found.kind === 'audio') !== found.mime.startsWith('audio/')) {
    throw new ProductError('INVALID_INPUT', { fields: { file: problemText('fileTypeDiffers') } });
  }
}

/** No lesson is published without its recording, and no video without captions for students who cannot hear it. */
async function requireFit(client: pg.ClientBase, id: string): Promise<void> {
  await refuseOtherMedium(client, id);
  const found = await fitnessOf(client, id);
  if (!found?.mime) throw new ProductError('INVALID_INPUT', { fields: { file: problemText('recordingMissing') } });
  const hasWords = found.captions.some((text) => parseWebVtt(text).length > 0);
  if (found.kind !== 'audio' && !hasWords) {
    throw new ProductError('INVALID_INPUT', {
      fields: { 'tracks.0': problemText('captionsMissing') },
    });
  }
}
