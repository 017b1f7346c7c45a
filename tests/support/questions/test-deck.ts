import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import type { CardNote } from '#domain/cards/card-note.schema.ts';
import { writeCards } from '#server/cards/own-card.commands.ts';

export type TestDeck = { readonly id: string; readonly notes: readonly string[]; readonly cards: readonly string[] };

/** A published deck of a topic with the notes given; `cards` in the order of notes and ordinals. */
export async function testDeck(pool: pg.Pool, topicId: string, contents: readonly CardNote[]): Promise<TestDeck> {
  const id = randomUUID();
  await pool.query(
    `insert into materials (id, topic_id, kind, title, position, source, published_at)
     values ($1, $2, 'deck', 'Key terms', 1, '{}', now() - interval '1 minute')`,
    [id, topicId],
  );
  const client = await pool.connect();
  const notes: string[] = [];
  try {
    for (const [at, content] of contents.entries()) {
      const note = randomUUID();
      notes.push(note);
      await client.query('insert into card_notes (id, deck_id, content, position) values ($1, $2, $3, $4)', [
        note,
        id,
        JSON.stringify(content),
        at,
      ]);
      await writeCards(client, [{ id: note, content }]);
    }
  } finally {
    client.release();
  }
  const { rows } = await pool.query<{ id: string }>(
    'select c.id from cards c join card_notes n on n.id = c.note_id where n.deck_id = $1 order by n.position, c.ordinal',
    [id],
  );
  return { id, notes, cards: rows.map((row) => row.id) };
}
