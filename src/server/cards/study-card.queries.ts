import type pg from 'pg';
import { CARDS_PER_SESSION_MAX } from '#domain/cards/card.limits.ts';
import type { CardNote } from '#domain/cards/card-note.schema.ts';
import type { CardMemory } from '#domain/cards/scheduling/card-memory.schema.ts';
import type { Viewer } from '../access/viewer.ts';
import {
  type ContentImage,
  type ImageUrl,
  imagesJson,
  type StoredImage,
  withAddresses,
} from '../content/content-image.ts';
import { readStudySettings } from '../study/study-settings.commands.ts';
import { active, type DeckRef, openDeck } from './deck.queries.ts';

/** A card with the viewer's memory state. */
export type StudyCard<F = ContentImage> = {
  readonly id: string;
  readonly note: string;
  readonly ordinal: number;
  readonly content: CardNote;
  readonly section: string;
  readonly images: readonly F[];
  readonly sequence: number;
  /** Null before the first review. */
  readonly memory: CardMemory | null;
  readonly isSuspended: boolean;
  readonly isLeech: boolean;
  readonly isBuried: boolean;
};

export type CardSession = {
  readonly deck: DeckRef;
  readonly cards: readonly StudyCard[];
  /** By the server's clock, which decides; devices only display intervals. */
  readonly now: string;
  readonly desiredRetention: number;
};

/** Columns of a study card; aliases: `c` the card, `n` its note, `st` the viewer's state. */
export const STUDY_CARD = `
  c.id, n.id as note, c.ordinal, n.content, n.section, ${imagesJson('n')} as images,
  coalesce(st.sequence, 0) as sequence, st.memory, st.suspended_at is not null as "isSuspended",
  coalesce(st.is_leech, false) as "isLeech", coalesce(st.buried_until > now(), false) as "isBuried"`;

const CARDS = `
  from card_notes n join cards c on c.note_id = n.id and not c.retired
  left join card_states st on st.card_id = c.id and st.user_id = $1
  where n.removed_at is null and (n.deck_id = $2 or n.own_deck_id = $2)`;

/**
 * The latest reviews of cards first shown today, by the user's calendar day: they count towards the day's new cards.
 */
const NEW_TODAY = `
  select count(distinct l.card_id)::int from review_log l
  where l.user_id = $1 and l.applied and l.before->>'phase' = 'new' and l.grade is not null
    and l.reviewed_at >= date_trunc('day', now(), $3)`;

/**
 * The cards of a deck to study now: due cards, longest due first, then as many new ones as the user has set per day. Of
 * a note with only new cards just the first is returned, because one reveals the others. Throws `NOT_FOUND`,
 * `PAYMENT_REQUIRED`.
 */
export async function readSession(
  pool: pg.Pool,
  viewer: Viewer,
  { deck: id, zone }: { readonly deck: string; readonly zone: string },
  address: ImageUrl,
): Promise<CardSession> {
  const deck = await openDeck(pool, viewer, id);
  const settings = await readStudySettings(pool, viewer);
  const { rows } = await pool.query<StudyCard<StoredImage>>({
    name: 'read-card-session',
    text: `
      with known as (
        select ${STUDY_CARD}, false as is_new, n.position, st.due_at ${CARDS}
          and st.memory->>'phase' <> 'new' and st.due_at <= now() and ${active()}
        order by st.due_at limit ${CARDS_PER_SESSION_MAX}
      ), fresh as (
        select * from (
          select ${STUDY_CARD}, true as is_new, n.position, null::timestamptz as due_at,
            row_number() over (partition by n.id order by c.ordinal) as nth ${CARDS}
            and (st.card_id is null or st.memory->>'phase' = 'new') and ${active()}
            and not exists (select from known k where k.note = n.id)
        ) each where nth = 1 order by position, ordinal
        limit greatest(0, $4 - (${NEW_TODAY}))
      )
      select id, note, ordinal, content, section, images, sequence, memory, "isSuspended", "isLeech", "isBuried"
      from (
        select id, note, ordinal, content, section, images, sequence, memory, "isSuspended", "isLeech", "isBuried",
          is_new, position, due_at from known
        union all
        select id, note, ordinal, content, section, images, sequence, memory, "isSuspended", "isLeech", "isBuried",
          is_new, position, due_at from fresh
      ) queue order by is_new, due_at, position, ordinal limit ${CARDS_PER_SESSION_MAX}`,
    values: [viewer.userId, deck.id, zone, settings.newCardsPerDay],
  });
  return {
    deck,
    cards: rows.map((row) => withAddresses(row, address)),
    now: new Date().toISOString(),
    desiredRetention: settings.desiredRetention,
  };
}

export type DeckContent = { readonly deck: DeckRef; readonly cards: readonly StudyCard[] };

/** All cards of a deck in their order. Throws `NOT_FOUND`, `PAYMENT_REQUIRED`. */
export async function readDeckContent(
  pool: pg.Pool,
  viewer: Viewer,
  id: string,
  address: ImageUrl,
): Promise<DeckContent> {
  const deck = await openDeck(pool, viewer, id);
  const { rows } = await pool.query<StudyCard<StoredImage>>({
    name: 'read-deck-content',
    text: `select ${STUDY_CARD} ${CARDS} order by n.position, c.ordinal`,
    values: [viewer.userId, deck.id],
  });
  return { deck, cards: rows.map((row) => withAddresses(row, address)) };
}
