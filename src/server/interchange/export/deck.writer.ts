import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import type { CardNote } from '#domain/cards/card-note.schema.ts';
import { writeCards } from '../../cards/own-card.commands.ts';
import type { NoteBefore } from '../../platform/db/schema/interchange/imports.ts';

/** A note to save in a deck. `images`: the digests of its images. */
export type DeckNoteDraft = {
  readonly externalId: string;
  readonly section: string;
  readonly position: number;
  readonly content: CardNote;
  readonly images: readonly string[];
};

/** `before`: the note's previous content; null: it is new. */
export type WrittenNote = {
  readonly id: string;
  readonly externalId: string | null;
  readonly before: NoteBefore | null;
};

const SOURCE = { work: null, author: null, url: null, licence: null };

const WRITE = `
  with given as materialized (
    select * from json_to_recordset($2::json)
      as g(id uuid, "externalId" text, section text, position integer, content jsonb, images jsonb)
  ), old as materialized (
    select n.external_id, json_build_object('content', n.content, 'section', n.section, 'position', n.position,
      'figures', n.figures, 'removed', n.removed_at is not null, 'updatedAt', n.updated_at) as content
    from card_notes n join given g on g."externalId" = n.external_id where n.deck_id = $1
  ), written as (
    insert into card_notes as n (id, deck_id, external_id, content, section, position, figures)
    select id, $1, "externalId", content, section, position, images from given
    on conflict (deck_id, external_id) do update
      set content = excluded.content, section = excluded.section, position = excluded.position,
        figures = excluded.figures, removed_at = null, updated_at = now()
      where n.removed_at is not null or ($3::boolean and
        (n.content, n.section, n.position) is distinct from (excluded.content, excluded.section, excluded.position))
    returning n.id, n.external_id
  )
  select w.id, w.external_id as "externalId", o.content as before from written w left join old o using (external_id)`;

/**
 * Writes notes with different ids, and their cards, into a deck. Returns those that are new or changed. `replace`:
 * existing notes are updated if they differ, and keep their review state; otherwise they stay unchanged.
 */
export async function writeNotes(
  client: pg.ClientBase,
  deck: string,
  notes: readonly DeckNoteDraft[],
  { replace }: { readonly replace: boolean },
): Promise<readonly WrittenNote[]> {
  if (notes.length === 0) return [];
  const given = JSON.stringify(notes.map((note) => ({ ...note, id: randomUUID() })));
  const { rows } = await client.query<WrittenNote>(WRITE, [deck, given, replace]);
  const contents = new Map(notes.map(({ externalId, content }) => [externalId, content]));
  await writeCards(
    client,
    rows.flatMap(({ id, externalId }) => {
      const content = externalId === null ? undefined : contents.get(externalId);
      return content === undefined ? [] : [{ id, content }];
    }),
  );
  return rows;
}

/** The deck with a title in a topic, created if it is missing. */
export async function deckOf(
  client: pg.ClientBase,
  topic: string,
  title: string,
): Promise<{ readonly id: string; readonly isNew: boolean }> {
  const { rows } = await client.query<{ id: string }>(
    `select id from materials where topic_id = $1 and kind = 'deck' and title = $2 and deleted_at is null
     order by position limit 1`,
    [topic, title],
  );
  if (rows[0] !== undefined) return { id: rows[0].id, isNew: false };
  const id = randomUUID();
  await client.query(
    `insert into materials (id, topic_id, kind, title, position, source, published_at)
     values ($1, $2, 'deck', $3, (select coalesce(max(position), 0) + 1 from materials where topic_id = $2), $4, now())`,
    [id, topic, title, JSON.stringify(SOURCE)],
  );
  return { id, isNew: true };
}
