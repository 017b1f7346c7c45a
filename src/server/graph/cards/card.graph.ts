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
import { mutations, queries } from '../fields.ts';
import { readInput } from '../input.ts';

const BURIED_FOR_MS = 20 * 3_600_000;

/** Types that other parts of the schema refer to. */
export type CardTypes = ReturnType<typeof addCards>;

/** Flash cards: decks, due cards, reviews, and a user's own cards. */
export function addCards(builder: GraphBuilder, { subjectRef, topicRef }: ContentTypes) {
  const deckRef = builder.objectRef<DeckRef>('DeckRef').implement({
    fields: (t) => ({
      id: t.exposeID('id'),
      title: t.exposeString('title', { description: 'Empty for the viewer’s own deck.' }),
      isOwn: t.exposeBoolean('isOwn'),
      subject: t.expose('subject', { type: subjectRef }),
      topic: t.expose('topic', { type: topicRef }),
    }),
  });
  const deck = builder.objectRef<DeckSummary>('Deck').implement({
    fields: (t) => ({
      id: t.exposeID('id'),
      title: t.exposeString('title'),
      summary: t.exposeString('summary'),
      isOwn: t.exposeBoolean('isOwn'),
      cardCount: t.exposeInt('cardCount'),
      dueCount: t.exposeInt('dueCount'),
      newCount: t.exposeInt('newCount'),
      learnedCount: t.exposeInt('learnedCount', { description: 'Cards past their learning steps.' }),
      asideCount: t.exposeInt('asideCount', { description: 'Suspended cards, by the student or as leeches.' }),
    }),
  });
  const imageType = builder.objectRef<ContentImage>('CardImage').implement({
    fields: (t) => ({
      digest: t.exposeString('digest'),
      url: t.exposeString('url'),
      width: t.exposeInt('width'),
      height: t.exposeInt('height'),
    }),
  });
  const card = builder.objectRef<StudyCard>('StudyCard').implement({
    fields: (t) => ({
      id: t.exposeID('id'),
      note: t.exposeID('note'),
      ordinal: t.exposeInt('ordinal'),
      content: t.expose('content', { type: 'CardNote' }),
      section: t.exposeString('section'),
      images: t.expose('images', { type: [imageType] }),
      sequence: t.exposeInt('sequence', { description: 'Number of operations on the card so far.' }),
      memory: t.expose('memory', { type: 'CardMemory', nullable: true, description: 'Null while new.' }),
      isSuspended: t.exposeBoolean('isSuspended'),
      isLeech: t.exposeBoolean('isLeech'),
      isBuried: t.exposeBoolean('isBuried'),
    }),
  });
  const session = builder.objectRef<CardSession>('CardSession').implement({
    fields: (t) => ({
      deck: t.expose('deck', { type: deckRef }),
      cards: t.expose('cards', { type: [card] }),
      now: t.expose('now', { type: 'Instant' }),
      desiredRetention: t.exposeFloat('desiredRetention'),
    }),
  });
  const content = builder.objectRef<DeckContent>('DeckContent').implement({
    fields: (t) => ({ deck: t.expose('deck', { type: deckRef }), cards: t.expose('cards', { type: [card] }) }),
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
    fields: (t) => ({
      sequence: t.exposeInt('sequence'),
      memory: t.expose('memory', { type: 'CardMemory' }),
      isSuspended: t.exposeBoolean('isSuspended'),
      isLeech: t.exposeBoolean('isLeech'),
    }),
  });
  const outcome = builder.objectRef<ReviewOutcome>('ReviewOutcome').implement({
    fields: (t) => ({
      operationId: t.exposeID('operationId'),
      applied: t.exposeBoolean('applied'),
      refused: t.expose('refused', { type: 'ErrorCode', nullable: true }),
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
    fields: (t) => ({
      id: t.exposeID('id'),
      deck: t.exposeID('deck'),
      cardCount: t.exposeInt('cardCount'),
    }),
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
      resolve: async (_root, { note }, context) => {
        await removeOwnNote(context.pool, context.viewer, note);
        return true;
      },
    }),
    suspendCard: t.member.boolean({
      description: 'Suspends a card for the viewer, or unsuspends it.',
      args: { card: t.arg.id({ required: true }), suspended: t.arg.boolean({ required: true }) },
      resolve: async (_root, rest, context) => {
        await restCard(context.pool, context.viewer, rest, Date.now());
        return true;
      },
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
