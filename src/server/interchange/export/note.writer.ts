import { randomUUID } from 'node:crypto';
import type { ClientBase } from 'pg';
import type { Catalogue } from '../bank/catalogue.ts';
import type { NoteDraft } from '../notes/note.draft.ts';
import { insertImages } from './bank.writer.ts';

const FIND = `
  select m.id, encode(n.digest, 'hex') as digest from materials m left join note_texts n on n.material_id = m.id
  where m.topic_id = $1 and m.kind = $2 and m.title = $3 order by m.created_at limit 1`;

const ADD = `
  insert into materials (id, topic_id, kind, title, summary, position, seconds, source, published_at)
  values ($1, $2, $3, $4, $5,
    (select coalesce(max(position), 0) + 1 from materials where topic_id = $2 and kind = $3), $6, $7, now())`;

const CHANGE = `
  update materials set summary = $2, seconds = $3, source = $4, updated_at = now() where id = $1`;

const WRITE_TEXT = `
  insert into note_texts as n (material_id, body, plain, figures, digest) values ($1, $2, $3, $4, decode($5, 'hex'))
  on conflict (material_id) do update set body = excluded.body, plain = excluded.plain, figures = excluded.figures,
    digest = excluded.digest,
    version = 1 + greatest(n.version, (select coalesce(max(version), 0) from note_versions where material_id = n.material_id))`;

/**
 * Writes a note into the library, published, within the client's transaction. A note with the same topic, kind and
 * title is the same note: its content is replaced, and users' highlights stay.
 */
export async function writeNote(
  client: ClientBase,
  catalogue: Catalogue,
  draft: NoteDraft,
): Promise<'imported' | 'unchanged'> {
  const topicId = await catalogue.topicId(draft);
  const { rows } = await client.query<{ id: string; digest: string | null }>(FIND, [topicId, draft.kind, draft.title]);
  const [known] = rows;
  if (known?.digest === draft.digest) return 'unchanged';
  const id = known?.id ?? randomUUID();
  const source = JSON.stringify(draft.source);
  if (known === undefined) {
    await client.query(ADD, [id, topicId, draft.kind, draft.title, draft.summary, draft.seconds, source]);
  } else {
    await client.query(CHANGE, [id, draft.summary, draft.seconds, source]);
  }
  const digests = JSON.stringify(draft.images.map(({ digest }) => digest));
  await client.query(WRITE_TEXT, [id, draft.body, draft.plain, digests, draft.digest]);
  await insertImages(client, draft.images);
  return 'imported';
}
