import { createHash } from 'node:crypto';
import type { Draft } from '#domain/content/content.schema.ts';
import { READING_WORDS_PER_MINUTE } from '#domain/content/notes/note.limits.ts';
import { instantJson } from '../attempts/attempt-summary.queries.ts';
import { plainWords } from '../interchange/questions/plain-words.ts';
import { imagesJson } from './content-image.ts';
import type { ContentStore, Written } from './content-type.ts';
import { lockMaterial, publishMaterial, removeMaterial, writeMaterial } from './material.row.ts';
import { knownImages } from './shown-images.ts';

const KINDS = ['noteBooklet', 'onePageSummary'] as const;
const SHORTEST_SECONDS = 30;
const VERSIONS_SHOWN = 30;

// Imported content counts as a version as long as it is published.
const IMPORTED = `
  select n.material_id, n.version, m.title, m.summary, n.body from note_texts n join materials m on m.id = n.material_id
  where not exists (select from note_versions v where v.material_id = n.material_id and v.version = n.version)`;

// The latest version: saved by an author, or imported since.
const READ = `
  with latest as (
    select version, title, summary, body, figures from note_versions where material_id = $1
    union all
    select n.version, m.title, m.summary, n.body, n.figures from note_texts n join materials m on m.id = n.material_id
      where n.material_id = $1
    order by version desc limit 1
  )
  select m.id, m.revision, ${instantJson('m.published_at')} as "publishedAt", '[]'::json as "none",
    m.published_at is not null and v.version > coalesce((select version from note_texts where material_id = m.id), 0) as "isAhead",
    json_build_object('topic', m.topic_id, 'kind', m.kind, 'title', v.title, 'summary', v.summary, 'body', v.body) as draft,
    ${imagesJson('v')} as images, null as file, (
      select coalesce(json_agg(json_build_object('version', s.version, 'createdAt', ${instantJson('s.created_at')},
        'author', coalesce(u.name, ''), 'isInForce', coalesce(m.published_at <= now(), false) and s.version is not distinct from
          (select version from note_texts where material_id = m.id)) order by s.version desc), '[]')
      from (
        select version, created_at, author_id from note_versions where material_id = m.id
        union all select version, null, null from (${IMPORTED}) imported where material_id = m.id
        order by version desc limit ${VERSIONS_SHOWN}
      ) s left join users u on u.id = s.author_id
    ) as versions
  from materials m cross join latest v where m.id = $1 and m.kind = any($2) and m.deleted_at is null`;

// The location and kind of a note are not part of a version: only their current values exist.
const READ_VERSION = `
  select json_build_object('topic', m.topic_id, 'kind', m.kind, 'title', v.title, 'summary', v.summary, 'body', v.body) as draft
  from (
    select material_id, version, title, summary, body from note_versions where material_id = $1
    union all select material_id, version, title, summary, body from (${IMPORTED}) imported
  ) v join materials m on m.id = v.material_id
  where m.id = $1 and m.kind = any($2) and m.deleted_at is null and v.version = $3`;

/** Notes: each save is a version; students read the one that was published last. */
export const NOTE_CONTENT: ContentStore<'note'> = {
  read: async (client, id) => (await client.query<Written<'note'>>(READ, [id, KINDS])).rows[0] ?? null,
  readVersion: async (client, id, version) =>
    (await client.query<{ draft: Draft<'note'> }>(READ_VERSION, [id, KINDS, version])).rows[0]?.draft ?? null,
  lock: (client, id) => lockMaterial(client, id, KINDS),
  save: async (client, viewer, id, { topic, kind, title, summary, body }, isNew) => {
    const images = await knownImages(client, body, 'body');
    const { rows } = await client.query<{ title: string; summary: string }>(
      'select title, summary from materials where id = $1 and published_at is not null',
      [id],
    );
    // Students see the published note until its changes are published too.
    const shown = rows[0] ?? { title, summary };
    await writeMaterial(client, { id, topic, kind, ...shown, position: null, seconds: null }, isNew);
    await client.query(
      `insert into note_versions (material_id, version, title, summary, body, figures, author_id)
       select $1, 1 + greatest((select coalesce(max(version), 0) from note_versions where material_id = $1),
         (select coalesce(max(version), 0) from note_texts where material_id = $1)), $2, $3, $4, $5, $6`,
      [id, title, summary, body, JSON.stringify(images), viewer.userId],
    );
  },
  publish: async (client, id, at) => {
    const written = at === null ? null : await NOTE_CONTENT.read(client, id);
    if (written !== null) {
      const { topic, kind, title, summary, body } = written.draft;
      const plain = plainWords(body);
      const seconds = Math.max(SHORTEST_SECONDS, Math.round((60 * plain.split(' ').length) / READING_WORDS_PER_MINUTE));
      await writeMaterial(client, { id, topic, kind, title, summary, position: null, seconds }, false);
      await client.query(
        `insert into note_texts as n (material_id, body, plain, figures, digest, version)
         select $1, $2, $3, $4, $5, coalesce(max(v.version), 1) from note_versions v where v.material_id = $1
         on conflict (material_id) do update set body = excluded.body, plain = excluded.plain, figures = excluded.figures,
           digest = excluded.digest, version = greatest(n.version, excluded.version)`,
        [
          id,
          body,
          plain,
          JSON.stringify(await knownImages(client, body, 'body')),
          createHash('sha256')
            .update(JSON.stringify([title, summary, body]))
            .digest(),
        ],
      );
    }
    await publishMaterial(client, id, at);
  },
  remove: removeMaterial,
};
