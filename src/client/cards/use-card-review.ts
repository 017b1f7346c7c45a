import { useState } from 'react';
import { createActor, fromPromise } from 'xstate';
import type { CardSessionQuery } from '#api/documents/cards/card.generated.ts';
import { cardMemorySchema } from '#domain/cards/scheduling/card-memory.schema.ts';
import type { ReviewEvent } from '#domain/cards/scheduling/review-session.rule.ts';
import { newMemory } from '#domain/cards/scheduling/scheduler.rule.ts';
import { cardReviewMachine, type ReviewResponse } from '#machines/card-review/card-review.machine.ts';
import type { App } from '../app.actors.ts';
import { useApp, useSession } from '../app.context.ts';
import { spreadRetryDelay } from '../retry-delay.ts';
import { useDeferredSnapshot } from '../use-deferred-snapshot.ts';
import { useSendingActor } from '../use-sending-actor.ts';
import { deliverReviews } from './review-delivery.ts';
import { createReviewJournal, type ReviewJournal } from './review-journal.ts';

/** The cards of a review session, of one deck or of several. */
type Session = Pick<CardSessionQuery['cardSession'], 'cards' | 'desiredRetention'>;

/** The journal of the signed-in user. */
function useReviewJournal(): ReviewJournal {
  const userId = useSession()?.id ?? '';
  const [journal] = useState(() => createReviewJournal(userId, localStorage));
  return journal;
}

/** A review session while a screen shows it; `session` is read once. */
export function useCardReview(session: Session) {
  const app = useApp();
  const journal = useReviewJournal();
  const actor = useSendingActor(() => reviewActor(app, journal, session));
  return { actor, state: useDeferredSnapshot(actor) };
}

function reviewActor({ api, inspection }: App, journal: ReviewJournal, session: Session) {
  const machine = cardReviewMachine.provide({
    actors: {
      sendReviews: fromPromise<readonly ReviewResponse[], { reviewEvents: readonly ReviewEvent[] }>(
        async ({ input }) => {
          // After the next card is shown.
          await new Promise((done) => setTimeout(done));
          return deliverReviews(api, input.reviewEvents, Date.now);
        },
      ),
    },
    actions: {
      saveEvent: (_, { reviewEvent: review }) => {
        if (review !== null) journal.save(review);
      },
      deleteEvents: (_, { ids }) => journal.forget(ids),
    },
    delays: { retryDelay: ({ context }) => spreadRetryDelay(context.attempts) },
  });
  const at = Date.now();
  const actor = createActor(machine, {
    input: {
      at,
      desiredRetention: session.desiredRetention,
      unsent: journal.read(),
      cards: session.cards.map(({ id, sequence, memory, isSuspended, isLeech }) => ({
        id,
        state: {
          sequence,
          memory: memory === null ? newMemory(at) : cardMemorySchema.parse(memory),
          isSuspended,
          isLeech,
        },
      })),
    },
  });
  inspection?.follow(actor);
  return actor;
}
