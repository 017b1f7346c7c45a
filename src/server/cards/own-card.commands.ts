import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { OWN_CARDS_PER_TOPIC_MAX } from '#domain/cards/card.limits.ts';
import { cardOrdinals } from '#domain/cards/card-face.rule.ts';
import type { CardNote } from '#domain/cards/card-note.schema.ts';
import { newMemory } from '#domain/cards/scheduling/scheduler.rule.ts';
import { ProductError } from '#domain/platform/errors.ts';
import { problemText } from '#domain/platform/problem.ts';
import type { Viewer } from '../access/viewer.ts';
import { lockUser } from '../platform/db/lock-user.ts';
import { inTransaction } from '../platform/db/transaction.ts';
import { isUuid } from '../platform/db/uuid.ts';
import { DECKS, opensCards } from './deck.queries.ts';

/** A note of the user's own, as returned after saving. */
export type OwnNote = { readonly id: string; readonly deck: string; readonly cardCount: number };

const imagesOf = (content: CardNote): readonly string[] => {
  const texts = Object.values(content).filter((value) => typeof value === 'string');
  const named = texts.flatMap((text) => [...text.matchAll(/figure:([0-9a-f]{64})/g)].map((match) => match[1] ?? ''));
  return [...new Set(content.kind === 'image' ? [content.figure, ...named] : named)];
};

/**
 * Adds a note to the viewer's own deck of a topic, which is created with the first one. Throws `NOT_FOUND`,
 * `INVALID_INPUT` if the deck is full or an image doesn't exist.
 */
export async function createOwnNote(
  pool: pg.Pool,
  viewer: Viewer,
  { topic, content }: { readonly topic: string; readonly content: CardNote },
): Promise<OwnNote> {
  if (!isUuid(topic)) throw new ProductError('NOT_FOUND');
  return inTransaction(pool, async (client) => {
    await lockUser(client, viewer.userId);
    const { rows } = await client.query<{ id: string; count: number }>(
      `with there as (select id from live_topics where id = $2),
       made as (insert into own_decks (id, user_id, topic_id) select $3, $1, id from there
         on conflict (user_id, topic_id) do update set topic_id = excluded.topic_id returning id)
       select made.id, (select count(*)::int from card_notes n where n.own_deck_id = made.id and n.removed_at is null)
         as count from made`,
      [viewer.userId, topic, randomUUID()],
    );
    const deck = rows[0];
    if (deck === undefined) throw new ProductError('NOT_FOUND');
    if (deck.count >= OWN_CARDS_PER_TOPIC_MAX) {
      throw new ProductError('INVALID_INPUT', {
        problem: problemText('ownDeckFull', { max: OWN_CARDS_PER_TOPIC_MAX }),
      });
    }
    await rejectUnknownImages(client, content);
    const id = randomUUID();
    await client.query(
      `insert into card_notes (id, own_deck_id, content, figures, position)
       values ($1, $2, $3, $4, (select coalesce(max(position), 0) + 1 from card_notes where own_deck_id = $2))`,
      [id, deck.id, JSON.stringify(content), JSON.stringify(imagesOf(content))],
    );
    await writeCards(client, [{ id, content }]);
    return { id, deck: deck.id, cardCount: cardOrdinals(content).length };
  });
}

/** Updates a note of the viewer; cards that remain keep their review state. Throws `NOT_FOUND`, `INVALID_INPUT`. */
export async function updateOwnNote(
  pool: pg.Pool,
  viewer: Viewer,
  { note, content }: { readonly note: string; readonly content: CardNote },
): Promise<OwnNote> {
  if (!isUuid(note)) throw new ProductError('NOT_FOUND');
  return inTransaction(pool, async (client) => {
    await rejectUnknownImages(client, content);
    const { rows } = await client.query<{ deck: string }>(
      `update card_notes n set content = $3, figures = $4, updated_at = now() from own_decks o
       where n.id = $1 and o.id = n.own_deck_id and o.user_id = $2 and n.removed_at is null
       returning n.own_deck_id as deck`,
      [note, viewer.userId, JSON.stringify(content), JSON.stringify(imagesOf(content))],
    );
    if (rows[0] === undefined) throw new ProductError('NOT_FOUND');
    await writeCards(client, [{ id: note, content }]);
    return { id: note, deck: rows[0].deck, cardCount: cardOrdinals(content).length };
  });
}

/** Deletes a note of the viewer; reviews of its cards that are still being sent are saved. Throws `NOT_FOUND`. */
export async function removeOwnNote(pool: pg.Pool, viewer: Viewer, note: string): Promise<void> {
  if (!isUuid(note)) throw new ProductError('NOT_FOUND');
  const { rowCount } = await pool.query(
    `update card_notes n set removed_at = now() from own_decks o
     where n.id = $1 and o.id = n.own_deck_id and o.user_id = $2 and n.removed_at is null`,
    [note, viewer.userId],
  );
  if (rowCount === 0) throw new ProductError('NOT_FOUND');
}

/**
 * Updates the cards of notes to their content: cards that no longer result from it are retired, and restored if they
 * result from it again.
 */
export async function writeCards(
  client: pg.ClientBase,
  notes: readonly { readonly id: string; readonly content: CardNote }[],
): Promise<void> {
  if (notes.length === 0) return;
  const created = notes.flatMap(({ id, content }) => cardOrdinals(content).map((ordinal) => ({ id, ordinal })));
  const pairs = [created.map(({ id }) => id), created.map(({ ordinal }) => ordinal)];
  await client.query(
    `insert into cards (id, note_id, ordinal)
     select gen_random_uuid(), note, ordinal from unnest($1::uuid[], $2::int[]) as made(note, ordinal)
     on conflict (note_id, ordinal) do update set retired = false where cards.retired`,
    pairs,
  );
  await client.query(
    `update cards c set retired = true where c.note_id = any($3) and not c.retired and not exists (
       select from unnest($1::uuid[], $2::int[]) as made(note, ordinal)
       where made.note = c.note_id and made.ordinal = c.ordinal)`,
    [...pairs, notes.map(({ id }) => id)],
  );
}

async function rejectUnknownImages(client: pg.ClientBase, content: CardNote): Promise<void> {
  const images = imagesOf(content);
  if (images.length === 0) return;
  const { rowCount } = await client.query('select from figures where digest = any($1)', [images]);
  if (rowCount !== images.length) {
    throw new ProductError('INVALID_INPUT', { fields: { figure: problemText('imageUnknown') } });
  }
}

/** How long a card is hidden: `suspended` until it is unsuspended, `buried` until that instant. */
export type CardRest = { readonly card: string; readonly suspended?: boolean; readonly buriedUntil?: Date | null };

/**
 * Suspends or buries a card for the viewer alone, or undoes it; a leech that is unsuspended has its lapses reset.
 * Throws `NOT_FOUND`, `PAYMENT_REQUIRED`.
 */
export async function restCard(pool: pg.Pool, viewer: Viewer, rest: CardRest, now: number): Promise<void> {
  if (!isUuid(rest.card)) throw new ProductError('NOT_FOUND');
  const { rows } = await pool.query<{ isOwn: boolean; topic: string; subject: string; free: boolean }>(
    `select d.is_own as "isOwn", t.id as topic, t.subject_id as subject, t.free
     from cards c join card_notes n on n.id = c.note_id
     join ${DECKS} d on d.id = coalesce(n.deck_id, n.own_deck_id) join topics t on t.id = d.topic_id where c.id = $2`,
    [viewer.userId, rest.card],
  );
  const card = rows[0];
  if (card === undefined) throw new ProductError('NOT_FOUND');
  const { isOwn, topic, subject, free } = card;
  if (!isOwn && !opensCards(viewer, { topic: { id: topic }, subject: { id: subject }, free })) {
    throw new ProductError('PAYMENT_REQUIRED');
  }
  await pool.query(
    `insert into card_states as st (user_id, card_id, memory, due_at, suspended_at, buried_until)
     values ($1, $2, $3, $4, case when $5::boolean then now() end, $6::timestamptz)
     on conflict (user_id, card_id) do update set
       suspended_at = case when $5 is null then st.suspended_at when $5 then coalesce(st.suspended_at, now()) end,
       is_leech = st.is_leech and $5 is distinct from false,
       buried_until = case when $7 then $6 else st.buried_until end`,
    [
      viewer.userId,
      rest.card,
      JSON.stringify(newMemory(now)),
      new Date(now),
      rest.suspended ?? null,
      rest.buriedUntil ?? null,
      rest.buriedUntil !== undefined,
    ],
  );
}
