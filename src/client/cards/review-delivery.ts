import type { Api } from '#api/client.ts';
import { SaveReviewsDocument, type SaveReviewsMutation } from '#api/documents/cards/card.generated.ts';
import { REVIEW_AGE_MAX_MS, REVIEWS_PER_CALL_MAX } from '#domain/cards/card.limits.ts';
import { cardMemorySchema } from '#domain/cards/scheduling/card-memory.schema.ts';
import type { CardState } from '#domain/cards/scheduling/review-fold.rule.ts';
import type { ReviewEvent } from '#domain/cards/scheduling/review-session.rule.ts';
import { ProductError } from '#domain/platform/errors.ts';
import type { ReviewResponse } from '#machines/card-review/card-review.machine.ts';
import type { ReviewJournal } from './review-journal.ts';

type Outcome = SaveReviewsMutation['saveReviews'][number];

/**
 * Sends actions in order, as many as one call accepts; resolves with the server's responses. Only durations
 * are sent, so that a wrong clock does no harm. An action that makes a whole call fail is found by
 * sending them one by one. Rejects if the server is not reached.
 */
export async function deliverReviews(
  api: Api,
  reviews: readonly ReviewEvent[],
  now: () => number,
): Promise<readonly ReviewResponse[]> {
  const batch = reviews.slice(0, REVIEWS_PER_CALL_MAX);
  try {
    return await send(api, batch, now());
  } catch (error) {
    if (!(error instanceof ProductError) || error.code !== 'INVALID_INPUT') throw error;
    const [only] = batch;
    if (batch.length === 1 && only !== undefined) {
      return [{ operationId: only.operationId, card: only.card, isRefused: true, state: null }];
    }
    const answers: ReviewResponse[] = [];
    for (const review of batch) answers.push(...(await deliverReviews(api, [review], now)));
    return answers;
  }
}

async function send(api: Api, reviews: readonly ReviewEvent[], now: number): Promise<readonly ReviewResponse[]> {
  const operations = reviews.map(({ at, tookMs, ...review }) => ({
    ...review,
    agoMs: Math.min(Math.max(0, now - at), REVIEW_AGE_MAX_MS),
    tookMs: Math.max(0, Math.round(tookMs)),
  }));
  const { saveReviews } = await api(SaveReviewsDocument, { operations });
  return saveReviews.map((outcome) => answerOf(outcome, reviews));
}

function answerOf({ operationId, refused, state }: Outcome, reviews: readonly ReviewEvent[]): ReviewResponse {
  return {
    operationId,
    card: reviews.find((review) => review.operationId === operationId)?.card ?? '',
    isRefused: refused !== null,
    state: state === null ? null : statusOf(state),
  };
}

type Sent = NonNullable<Outcome['state']>;

/** A card's state from the API. Throws if the memory is invalid. */
const statusOf = ({ sequence, memory, isSuspended, isLeech }: Sent): CardState => ({
  sequence,
  memory: cardMemorySchema.parse(memory),
  isSuspended,
  isLeech,
});

/** Sends what an earlier visit left in the journal, if the server is reached. Never rejects. */
export async function deliverLeftReviews(api: Api, journal: ReviewJournal, now: () => number): Promise<void> {
  try {
    for (let left = journal.read(); left.length > 0; left = journal.read()) {
      const answers = await deliverReviews(api, left, now);
      if (answers.length === 0) return;
      journal.forget(answers.map(({ operationId }) => operationId));
    }
  } catch (cause) {
    // They stay in the journal, and the next screen with cards retries.
    console.warn('Reviews on this device could not be sent yet.', cause);
  }
}
