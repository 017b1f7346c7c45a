import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { CardNote } from '#domain/cards/card-note.schema.ts';
import type { CardMemory, Grade } from '#domain/scheduling/card-memory.schema.ts';
import { createdAt, instant } from '../columns.ts';
import { materials } from './materials.ts';
import { users } from './people.ts';
import { topics } from './topics.ts';

/** The cards a person has written in a topic; nobody else sees them. Decks of a topic are materials of their kind. */
export const ownDecks = pgTable(
  'own_decks',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    topicId: uuid('topic_id')
      .notNull()
      .references(() => topics.id),
    createdAt: createdAt(),
  },
  (t) => [unique('own_decks_topic').on(t.userId, t.topicId)],
);

/** What an author wrote once; one or more cards come of it. */
export const cardNotes = pgTable(
  'card_notes',
  {
    id: uuid('id').primaryKey(),
    deckId: uuid('deck_id').references(() => materials.id, { onDelete: 'cascade' }),
    ownDeckId: uuid('own_deck_id').references(() => ownDecks.id, { onDelete: 'cascade' }),
    /** Where a deck that is imported again finds the note. */
    externalId: text('external_id'),
    content: jsonb('content').$type<CardNote>().notNull(),
    section: text('section').notNull().default(''),
    /** Digests of the figures it shows. */
    figures: jsonb('figures').$type<readonly string[]>().notNull().default([]),
    position: integer('position').notNull(),
    /** Taken out of its deck. The row stays, for what was learned points here. */
    removedAt: instant('removed_at'),
    createdAt: createdAt(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (t) => [
    index('card_notes_deck').on(t.deckId, t.position),
    index('card_notes_own_deck').on(t.ownDeckId, t.position),
    uniqueIndex('card_notes_external').on(t.deckId, t.externalId),
    check('card_notes_one_deck', sql`num_nonnulls(${t.deckId}, ${t.ownDeckId}) = 1`),
  ],
);

export const cards = pgTable(
  'cards',
  {
    id: uuid('id').primaryKey(),
    noteId: uuid('note_id')
      .notNull()
      .references(() => cardNotes.id, { onDelete: 'cascade' }),
    /** Which card of the note: see the domain's `cardOrdinals`. */
    ordinal: smallint('ordinal').notNull(),
    /** The note was edited and makes this card no more. */
    retired: boolean('retired').notNull().default(false),
  },
  (t) => [unique('cards_note').on(t.noteId, t.ordinal)],
);

/** What a person remembers of a card: all their reviews in the log, summed up. */
export const cardStates = pgTable(
  'card_states',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    cardId: uuid('card_id')
      .notNull()
      .references(() => cards.id, { onDelete: 'cascade' }),
    /** Acts of the log that are in it. */
    sequence: integer('sequence').notNull().default(0),
    memory: jsonb('memory').$type<CardMemory>().notNull(),
    /** The memory's own, for the index. */
    dueAt: instant('due_at').notNull(),
    /** Set aside, by the person or as a leech. */
    suspendedAt: instant('suspended_at'),
    isLeech: boolean('is_leech').notNull().default(false),
    buriedUntil: instant('buried_until'),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.cardId] }),
    index('card_states_due').on(t.userId, t.dueAt),
    // How far a class is with a deck.
    index('card_states_card').on(t.cardId),
  ],
);

/** Every act of a review that was ever acknowledged. Only appended to; a trigger refuses updates. */
export const reviewLog = pgTable(
  'review_log',
  {
    /** Made by the browser: an act that is sent twice counts once. */
    operationId: uuid('operation_id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    cardId: uuid('card_id')
      .notNull()
      .references(() => cards.id, { onDelete: 'cascade' }),
    sequence: integer('sequence').notNull(),
    /** Null takes the last review back. */
    grade: text('grade').$type<Grade>(),
    /** False where another window or device had been faster: kept, and without effect. */
    applied: boolean('applied').notNull(),
    /** The memory that the act found. */
    before: jsonb('before').$type<CardMemory>().notNull(),
    tookMs: integer('took_ms').notNull(),
    /** By the server's clock. */
    reviewedAt: instant('reviewed_at').notNull(),
    receivedAt: instant('received_at').notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex('review_log_applied').on(t.userId, t.cardId, t.sequence).where(sql`${t.applied}`),
    index('review_log_days').on(t.userId, t.reviewedAt),
    check('review_log_grade', sql`${t.grade} in ('again', 'hard', 'good', 'easy')`),
  ],
);
