import { reviewOperationsSchema } from '#domain/cards/scheduling/card-review.schema.ts';
import type { CardState } from '#domain/cards/scheduling/review-fold.rule.ts';
import { type ReviewOutcome, saveReviews } from '../../cards/card-review.commands.ts';
import { type DeckRef, type DeckSummary, readDecks } from '../../cards/deck.queries.ts';
import { createOwnNote, type OwnNote, removeOwnNote, restCard, updateOwnNote } from '../../cards/own-card.commands.ts';
import {
  type CardSession,
  type DeckContent,
  readDeckContent,
  readSession,
  type StudyCard,
} from '../../cards/study-card.queries.ts';
import type { ContentImage } from '../../content/content-image.ts';
import { assertSwitchedOn } from '../../platform/settings/app-setting.commands.ts';
import { knownZone } from '../../study/zone.ts';
import type { GraphBuilder } from '../builder.ts';
import type { ContentTypes } from '../content/content.graph.ts';
import { exposed } from '../exposed.ts';
import { done, mutations, queries } from '../fields.ts';
import { readInput } from '../input.ts';

const BURIED_FOR_MS = 20 * 3_600_000;

/** Types that other parts of the schema refer to. */
export type CardTypes = ReturnType<typeof addCards>;

/** Flash cards: decks, due cards, reviews, and a user's own cards. */
export function addCards(builder: GraphBuilder, { subjectRef, topicRef }: ContentTypes) {
  const deckRef = builder.objectRef<DeckRef>('DeckRef').implement({
    fields: (t) =>
      exposed(t, {
        id: 'ID',
        title: ['String', 'Empty for the viewer’s own deck.'],
        isOwn: 'Boolean',
        subject: subjectRef,
        topic: topicRef,
      }),
  });
  const deck = builder.objectRef<DeckSummary>('Deck').implement({
    fields: (t) =>
      exposed(t, {
        id: 'ID',
        title: 'String',
        summary: 'String',
        isOwn: 'Boolean',
        cardCount: 'Int',
        dueCount: 'Int',
        newCount: 'Int',
        learnedCount: ['Int', 'Cards past their learning steps.'],
        asideCount: ['Int', 'Suspended cards, by the student or as leeches.'],
      }),
  });
  const imageType = builder.objectRef<ContentImage>('CardImage').implement({
    fields: (t) => exposed(t, { digest: 'String', url: 'String', width: 'Int', height: 'Int' }),
  });
  const card = builder.objectRef<StudyCard>('StudyCard').implement({
    fields: (t) =>
      exposed(t, {
        id: 'ID',
        note: 'ID',
        ordinal: 'Int',
        content: 'CardNote',
        section: 'String',
        sequence: ['Int', 'Number of operations on the card so far.'],
        memory: ['CardMemory | null', 'Null while new.'],
        isSuspended: 'Boolean',
        isLeech: 'Boolean',
        isBuried: 'Boolean',
        images: [imageType],
      }),
  });
  const session = builder.objectRef<CardSession>('CardSession').implement({
    fields: (t) => exposed(t, { now: 'Instant', desiredRetention: 'Float', deck: deckRef, cards: [card] }),
  });
  const content = builder.objectRef<DeckContent>('DeckContent').implement({
    fields: (t) => exposed(t, { deck: deckRef, cards: [card] }),
  });

  queries(builder, (t) => ({
    decks: t.member.field({
      type: [deck],
      description: 'The decks of a topic with the viewer’s counts; the viewer’s own deck last.',
      args: { topic: t.arg.id({ required: true }) },
      resolve: (_root, { topic }, context) => readDecks(context.pool, context.viewer, topic),
    }),
    cardSession: t.member.field({
      type: session,
      description: 'The cards of a deck to study now. 402 if no plan includes it.',
      args: { deck: t.arg.id({ required: true }), zone: t.arg.string({ required: true }) },
      resolve: (_root, args, context) => {
        const { viewer } = context;
        const query = { deck: args.deck, zone: knownZone(args.zone) };
        return readSession(context.pool, viewer, query, context.imageAddress(viewer));
      },
    }),
    deckContent: t.member.field({
      type: content,
      description: 'All cards of a deck. 402 if no plan includes it.',
      args: { deck: t.arg.id({ required: true }) },
      resolve: (_root, args, context) => {
        const { viewer } = context;
        return readDeckContent(context.pool, viewer, args.deck, context.imageAddress(viewer));
      },
    }),
  }));

  const cardState = builder.objectRef<CardState>('CardState').implement({
    fields: (t) => exposed(t, { sequence: 'Int', memory: 'CardMemory', isSuspended: 'Boolean', isLeech: 'Boolean' }),
  });
  const outcome = builder.objectRef<ReviewOutcome>('ReviewOutcome').implement({
    fields: (t) => ({
      ...exposed(t, { operationId: 'ID', applied: 'Boolean', refused: 'ErrorCode | null' }),
      state: t.expose('state', { type: cardState, nullable: true }),
    }),
  });
  const operation = builder.inputType('ReviewOperation', {
    fields: (t) => ({
      operationId: t.id({ required: true }),
      card: t.id({ required: true }),
      sequence: t.int({ required: true }),
      grade: t.field({ type: 'Grade', description: 'Null undoes the last review.' }),
      agoMs: t.float({ required: true, description: 'How long ago it happened.' }),
      tookMs: t.float({ required: true }),
    }),
  });
  const ownNote = builder.objectRef<OwnNote>('OwnNote').implement({
    fields: (t) => exposed(t, { id: 'ID', deck: 'ID', cardCount: 'Int' }),
  });
  mutations(builder, (t) => ({
    saveReviews: t.member.field({
      type: [outcome],
      description: 'Appends reviews to the log; responds after the commit. The same operation counts once.',
      args: { operations: t.arg({ type: [operation], required: true }) },
      resolve: (_root, { operations }, context) => {
        const { viewer } = context;
        const read = readInput(
          reviewOperationsSchema,
          operations.map((operation) => ({ ...operation, grade: operation.grade ?? null })),
        );
        return saveReviews(context.pool, viewer, read, Date.now());
      },
    }),
    createCard: t.member.field({
      type: ownNote,
      description: 'A card of the viewer, in their own deck of a topic.',
      args: { topic: t.arg.id({ required: true }), content: t.arg({ type: 'CardNote', required: true }) },
      resolve: async (_root, args, context) => {
        const { viewer } = context;
        await assertSwitchedOn(context.pool, 'ownCards');
        return createOwnNote(context.pool, viewer, args);
      },
    }),
    updateCard: t.member.field({
      type: ownNote,
      args: { note: t.arg.id({ required: true }), content: t.arg({ type: 'CardNote', required: true }) },
      resolve: (_root, args, context) => {
        const { viewer } = context;
        return updateOwnNote(context.pool, viewer, args);
      },
    }),
    deleteCard: t.member.boolean({
      description: 'Deletes a note of the viewer, with its cards.',
      args: { note: t.arg.id({ required: true }) },
      resolve: (_root, { note }, context) => done(removeOwnNote(context.pool, context.viewer, note)),
    }),
    suspendCard: t.member.boolean({
      description: 'Suspends a card for the viewer, or unsuspends it.',
      args: { card: t.arg.id({ required: true }), suspended: t.arg.boolean({ required: true }) },
      resolve: (_root, rest, context) => done(restCard(context.pool, context.viewer, rest, Date.now())),
    }),
    buryCard: t.member.boolean({
      description: 'Buries a card until tomorrow.',
      args: { card: t.arg.id({ required: true }) },
      resolve: async (_root, args, context) => {
        const now = Date.now();
        const rest = { card: args.card, buriedUntil: new Date(now + BURIED_FOR_MS) };
        await restCard(context.pool, context.viewer, rest, now);
        return true;
      },
    }),
  }));

  return { deckRef, card };
}
