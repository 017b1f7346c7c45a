import { ProductError } from '#domain/platform/errors.ts';
import { problemText } from '#domain/platform/problem.ts';
import { instantJson } from '../attempts/attempt-summary.queries.ts';
import { writeCards } from '../cards/own-card.commands.ts';
import { isUuid } from '../platform/db/uuid.ts';
import { imagesJson } from './content-image.ts';
import type { ContentStore, Written } from './content-type.ts';
import { lockMaterial, publishMaterial, removeMaterial, writeMaterial } from './material.row.ts';
import { knownImages } from './shown-images.ts';

const KINDS = ['deck'] as const;

const READ_DECK = `
  select m.id, m.revision, ${instantJson('m.published_at')} as "publishedAt", false as "isAhead", '[]'::json as versions,
    json_build_object('topic', m.topic_id, 'title', m.title, 'summary', m.summary, 'position', m.position) as draft,
    null as file, '[]'::json as images
  from materials m where m.id = $1 and m.kind = any($2) and m.deleted_at is null`;

export const DECK_CONTENT: ContentStore<'deck'> = {
  read: async (client, id) => (await client.query<Written<'deck'>>(READ_DECK, [id, KINDS])).rows[0] ?? null,
  lock: (client, id) => lockMaterial(client, id, KINDS),
  save: (client, _viewer, id, draft, isNew) =>
    writeMaterial(client, { id, kind: 'deck', seconds: null, ...draft }, isNew),
  publish: publishMaterial,
  remove: removeMaterial,
};

// Cards have no revision number: the time of the last change, in microseconds that fit a number, serves as one.
export const CARD_REVISION = (note: string): string =>
  `((extract(epoch from ${note}.updated_at) * 1000)::bigint % 2147483647)::int`;

const READ_CARD = `
  select n.id, ${CARD_REVISION('n')} as revision, ${instantJson('m.published_at')} as "publishedAt", false as "isAhead",
    '[]'::json as versions, json_build_object('deck', n.deck_id, 'section', n.section, 'content', n.content) as draft,
    null as file, ${imagesJson('n')} as images
  from card_notes n join materials m on m.id = n.deck_id
  where n.id = $1 and n.removed_at is null and m.deleted_at is null`;

/** Cards of decks. A card that is changed or moved keeps its review state for everyone. */
export const CARD_CONTENT: ContentStore<'card'> = {
  read: async (client, id) => (await client.query<Written<'card'>>(READ_CARD, [id])).rows[0] ?? null,
  lock: async (client, id) => {
    const { rows } = await client.query<{ revision: number }>(
      `select ${CARD_REVISION('n')} as revision from card_notes n
       where n.id = $1 and n.deck_id is not null and n.removed_at is null for update`,
      [id],
    );
    return rows[0]?.revision ?? null;
  },
  save: async (client, _viewer, id, { deck, section, content }, isNew) => {
    const noDeck = new ProductError('INVALID_INPUT', { fields: { deck: problemText('optionMissing') } });
    if (!isUuid(deck)) throw noDeck;
    const shown =
      content.kind === 'image' ? `${JSON.stringify(content)} figure:${content.figure}` : JSON.stringify(content);
    const images = JSON.stringify(await knownImages(client, shown, 'content'));
    const values = [id, deck, JSON.stringify(content), section, images];
    const last = '(select coalesce(max(position), 0) + 1 from card_notes where deck_id = $2)';
    const { rowCount } = isNew
      ? await client.query(
          `insert into card_notes (id, deck_id, content, section, figures, position)
           select $1, m.id, $3, $4, $5, ${last} from materials m where m.id = $2 and m.kind = 'deck' and m.deleted_at is null`,
          values,
        )
      : await client.query(
          `update card_notes n set deck_id = m.id, content = $3, section = $4, figures = $5, updated_at = clock_timestamp(),
             position = case when n.deck_id = m.id then n.position else ${last} end,
             external_id = case when n.deck_id = m.id then n.external_id end
           from materials m where n.id = $1 and m.id = $2 and m.kind = 'deck' and m.deleted_at is null`,
          values,
        );
    if (rowCount === 0) throw noDeck;
    await writeCards(client, [{ id, content }]);
  },
  publish: () => {
    throw new ProductError('INVALID_INPUT');
  },
  remove: async (client, id) => {
    await client.query('update card_notes set removed_at = now(), updated_at = clock_timestamp() where id = $1', [id]);
  },
};
