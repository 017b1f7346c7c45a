import type pg from 'pg';
import { decideAccess } from '#domain/access/content-access.rule.ts';
import { DEFAULT_STUDY_SETTINGS } from '#domain/cards/scheduling/study-settings.schema.ts';
import { CONTENT_OF_KIND } from '#domain/content/material-kind.ts';
import { sectionsOf } from '#domain/content/notes/note-sections.rule.ts';
import { ProductError } from '#domain/platform/errors.ts';
import type { SessionEnding, SessionReason, SessionStepKind } from '#domain/study/session/session-step.ts';
import type { SessionSummary } from '#domain/study/session/session-summary.rule.ts';
import { accessFacts, type Viewer } from '../../access/viewer.ts';
import { DECKS, opensCards } from '../../cards/deck.queries.ts';
import { STUDY_CARD, type StudyCard } from '../../cards/study-card.queries.ts';
import type { SubjectRef, TopicRef } from '../../content/content.queries.ts';
import {
  type ContentImage,
  type ImageUrl,
  imagesJson,
  type StoredImage,
  withAddresses,
} from '../../content/content-image.ts';
import { isUuid } from '../../platform/db/uuid.ts';
import { type StoredSession, storedSessionJson } from '../study-facts.queries.ts';
import { SETTINGS_JSON } from '../study-settings.commands.ts';

/** A section of a note, as it is now. */
export type StepSection = {
  readonly material: string;
  readonly noteTitle: string;
  readonly title: string;
  readonly source: string;
  readonly images: readonly ContentImage[];
};

export type StudySessionStep = {
  readonly index: number;
  readonly kind: SessionStepKind;
  readonly reason: SessionReason;
  readonly seconds: number;
  readonly isDone: boolean;
  readonly topic: TopicRef;
  readonly subject: SubjectRef;
  /** The cards that can still be studied; empty for other steps. */
  readonly cards: readonly StudyCard[];
  /** Position in the attempt; null for steps without a question. */
  readonly position: number | null;
  /** Null for other steps, and if the section is no longer published or accessible. */
  readonly section: StepSection | null;
};

/** A study session with all content that its steps need besides the questions, which are in the attempt. */
export type StudySession = {
  readonly id: string;
  readonly day: string;
  readonly minutes: number;
  readonly endedBy: SessionEnding | null;
  readonly attempt: string | null;
  readonly desiredRetention: number;
  readonly steps: readonly StudySessionStep[];
  readonly summary: SessionSummary | null;
  readonly topics: readonly SessionTopicRef[];
};

export type SessionTopicRef = { readonly topic: TopicRef; readonly subject: SubjectRef };

type Row = {
  readonly session: StoredSession;
  readonly attempt: string | null;
  readonly desiredRetention: number | null;
  readonly topics: readonly (SessionTopicRef & { readonly free: boolean; readonly isLive: boolean })[];
  readonly cards: readonly (StudyCard<StoredImage> & {
    readonly topicId: string;
    readonly isOwn: boolean;
  })[];
  readonly notes: readonly {
    readonly material: string;
    readonly title: string;
    readonly body: string;
    readonly images: readonly StoredImage[];
  }[];
};

const REF = (row: string): string => `json_build_object('id', ${row}.id, 'slug', ${row}.slug, 'title', ${row}.title)`;

// $1 the student, $2 the session. Cards of a removed note and unpublished sections are simply not found.
const READ = `
  with session as (select * from study_sessions where id = $2 and user_id = $1),
  step as (select s from session, jsonb_array_elements(session.steps) s),
  card as (select c.value::uuid as id from step, jsonb_array_elements_text(s->'cards') c where s->>'kind' = 'cards')
  select ${storedSessionJson('session')} as session,
    (select a.id from attempts a where a.study_session_id = session.id) as attempt,
    (${SETTINGS_JSON}->>'desiredRetention')::float8 as "desiredRetention",
    (select coalesce(json_agg(json_build_object('topic', ${REF('t')}, 'subject', ${REF('sub')}, 'free', t.free,
       'isLive', exists (select from live_topics lt where lt.id = t.id))), '[]')
     from topics t join subjects sub on sub.id = t.subject_id where t.id in (select (s->>'topic')::uuid from step)
       or t.id in (select d.topic_id from card join cards c on c.id = card.id join card_notes n on n.id = c.note_id
         join ${DECKS} d on d.id = coalesce(n.deck_id, n.own_deck_id))) as topics,
    (select coalesce(json_agg(known), '[]') from (
       select ${STUDY_CARD}, d.topic_id as "topicId", d.is_own as "isOwn"
       from card join cards c on c.id = card.id and not c.retired
       join card_notes n on n.id = c.note_id and n.removed_at is null
       join ${DECKS} d on d.id = coalesce(n.deck_id, n.own_deck_id)
       left join card_states st on st.card_id = c.id and st.user_id = $1) known) as cards,
    (select coalesce(json_agg(json_build_object('material', m.id, 'title', m.title, 'body', n.body, 'images', ${imagesJson('n')})), '[]')
     from materials m join note_texts n on n.material_id = m.id
     where m.id in (select (s->>'material')::uuid from step where s->>'kind' = 'material') and m.published_at <= now()) as notes
  from session`;

/**
 * A study session of the viewer's own with its content: one statement. What was unpublished, or what no plan opens any
 * more, is left out of its step. Throws `NOT_FOUND`, for others' sessions too.
 */
export async function readStudySession(
  pool: pg.Pool,
  viewer: Viewer,
  id: string,
  address: ImageUrl,
): Promise<StudySession> {
  const { rows } = isUuid(id)
    ? await pool.query<Row>({ name: 'read-study-session', text: READ, values: [viewer.userId, id] })
    : { rows: [] };
  const row = rows[0];
  if (row === undefined) throw new ProductError('NOT_FOUND');
  const { session, topics } = row;
  return {
    id: session.id,
    day: session.day,
    minutes: session.minutes,
    endedBy: session.endedBy,
    summary: session.summary,
    attempt: row.attempt,
    desiredRetention: row.desiredRetention ?? DEFAULT_STUDY_SETTINGS.desiredRetention,
    topics: topics.map(({ topic, subject }) => ({ topic, subject })),
    steps: stepsOf(row, viewer, address),
  };
}

function stepsOf(
  { session, topics, cards, notes }: Row,
  viewer: Viewer,
  address: ImageUrl,
): readonly StudySessionStep[] {
  const located = (id: string) => topics.find(({ topic }) => topic.id === id);
  const isOpen = ({ topicId, isOwn }: Row['cards'][number]): boolean => {
    const location = located(topicId);
    return location?.isLive === true && (isOwn || opensCards(viewer, location));
  };
  const opensNotes = (location: Row['topics'][number]): boolean =>
    location.isLive &&
    decideAccess(accessFacts(viewer, { id: location.topic.id, free: location.free }), {
      type: CONTENT_OF_KIND.noteBooklet,
      topic: location.topic.id,
      subject: location.subject.id,
    }).allowed;
  return session.steps.flatMap((step, index): readonly StudySessionStep[] => {
    const location = located(step.topic);
    if (location === undefined) return [];
    const { kind, reason, seconds } = step;
    const { topic, subject } = location;
    const base = { index, kind, reason, seconds, topic, subject, isDone: session.done.includes(index) };
    if (step.kind === 'cards') {
      const found = step.cards.flatMap((card) => cards.find(({ id }) => id === card) ?? []).filter(isOpen);
      const shown = found.map(({ topicId: _topic, isOwn: _own, ...card }) => withAddresses(card, address));
      return [{ ...base, cards: shown, position: null, section: null }];
    }
    if (step.kind !== 'material') return [{ ...base, cards: [], position: step.position, section: null }];
    const note = notes.find(({ material }) => material === step.material);
    const section = note === undefined || !opensNotes(location) ? undefined : sectionsOf(note.body)[step.section];
    if (note === undefined || section === undefined) return [{ ...base, cards: [], position: null, section: null }];
    const { images } = withAddresses(note, address);
    const { title, source } = section;
    return [
      {
        ...base,
        cards: [],
        position: null,
        section: { material: note.material, noteTitle: note.title, title, source, images },
      },
    ];
  });
}
