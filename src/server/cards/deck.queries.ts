import type pg from 'pg';
import { decideAccess } from '#domain/access/content-access.rule.ts';
import { ProductError } from '#domain/platform/errors.ts';
import { accessFacts, type Viewer } from '../access/viewer.ts';
import type { SubjectRef, TopicRef } from '../content/content.queries.ts';
import { isUuid } from '../platform/db/uuid.ts';

export type DeckRef = {
  readonly id: string;
  /** Empty for the viewer's own deck, which the interface names in its language. */
  readonly title: string;
  readonly isOwn: boolean;
  readonly subject: SubjectRef;
  readonly topic: TopicRef;
};
export type DeckSummary = DeckRef & {
  readonly summary: string;
  readonly cardCount: number;
  readonly dueCount: number;
  readonly newCount: number;
  readonly learnedCount: number;
  readonly asideCount: number;
};

/**
 * Decks of topics and the viewer's own in one relation: `id, title, summary, is_own, topic_id, position`. $1: the
 * viewer.
 */
export const DECKS = `(
  select m.id, m.title, m.summary, false as is_own, m.topic_id, m.position from materials m
  where m.kind = 'deck' and m.published_at <= now()
  union all
  select o.id, '', '', true, o.topic_id, 2147483647 from own_decks o where o.user_id = $1)`;

const COUNTS = `
  select count(*)::int as "cardCount",
    count(*) filter (where st.due_at <= now() and st.sequence > 0 and st.memory->>'phase' <> 'new' and ${active()})::int as "dueCount",
    count(*) filter (where (st.card_id is null or st.memory->>'phase' = 'new') and ${active()})::int as "newCount",
    count(*) filter (where st.memory->>'phase' = 'review')::int as "learnedCount",
    count(*) filter (where st.suspended_at is not null)::int as "asideCount"
  from card_notes n join cards c on c.note_id = n.id and not c.retired
  left join card_states st on st.card_id = c.id and st.user_id = $1
  where n.removed_at is null and (n.deck_id = d.id or n.own_deck_id = d.id)`;

/** Whether a state, of that alias, allows its card to be shown now. */
export function active(state = 'st'): string {
  return `${state}.suspended_at is null and (${state}.buried_until is null or ${state}.buried_until <= now())`;
}

/** SQL: a deck with its topic and subject, by the aliases of their rows. */
export const deckRefJson = (deck: string, topic: string, subject: string): string => `json_build_object(
  'id', ${deck}.id, 'title', ${deck}.title, 'isOwn', ${deck}.is_own,
  'subject', json_build_object('id', ${subject}.id, 'slug', ${subject}.slug, 'title', ${subject}.title),
  'topic', json_build_object('id', ${topic}.id, 'slug', ${topic}.slug, 'title', ${topic}.title))`;

/** The decks of a topic with the viewer's counts, their own deck last; one statement. Everyone may see the counts. */
export async function readDecks(pool: pg.Pool, viewer: Viewer, topicId: string): Promise<DeckSummary[]> {
  if (!isUuid(topicId)) throw new ProductError('NOT_FOUND');
  const { rows } = await pool.query<Omit<DeckSummary, keyof DeckRef> & { ref: DeckRef }>({
    name: 'read-decks',
    text: `select ${deckRefJson('d', 't', 's')} as ref, d.summary, counts.*
      from ${DECKS} d join live_topics t on t.id = d.topic_id join live_subjects s on s.id = t.subject_id
      cross join lateral (${COUNTS}) counts
      where d.topic_id = $2 order by d.position, d.title`,
    values: [viewer.userId, topicId],
  });
  return rows.map(({ ref, ...counts }) => ({ ...ref, ...counts }));
}

/** A deck that the viewer may open. Throws `NOT_FOUND`, also for another user's deck, and `PAYMENT_REQUIRED`. */
export async function openDeck(pool: pg.Pool, viewer: Viewer, id: string): Promise<DeckRef> {
  const { rows } = isUuid(id)
    ? await pool.query<{ ref: DeckRef; free: boolean }>({
        name: 'open-deck',
        text: `select ${deckRefJson('d', 't', 's')} as ref, t.free
          from ${DECKS} d join live_topics t on t.id = d.topic_id join live_subjects s on s.id = t.subject_id where d.id = $2`,
        values: [viewer.userId, id],
      })
    : { rows: [] };
  const row = rows[0];
  if (row === undefined) throw new ProductError('NOT_FOUND');
  if (!row.ref.isOwn && !opensCards(viewer, { ...row.ref, free: row.free })) throw new ProductError('PAYMENT_REQUIRED');
  return row.ref;
}

type TopicAccess = {
  readonly topic: { readonly id: string };
  readonly subject: { readonly id: string };
  readonly free: boolean;
};

/** Whether a plan of the viewer opens the flash cards of a topic. */
export function opensCards(viewer: Viewer, { topic, subject, free }: TopicAccess): boolean {
  const facts = accessFacts(viewer, { id: topic.id, free });
  return decideAccess(facts, { type: 'flashcard', topic: topic.id, subject: subject.id }).allowed;
}
