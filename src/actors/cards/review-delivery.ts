import type { Api } from '#api/client.ts';
import { KeepReviewsDocument, type KeepReviewsMutation } from '#api/documents/card.generated.ts';
import { ProductError } from '#domain/errors.ts';
import { REVIEW_AGE_MAX_MS, REVIEWS_PER_CALL_MAX } from '#domain/limits.ts';
import { cardMemorySchema } from '#domain/scheduling/card-memory.schema.ts';
import type { CardStanding } from '#domain/scheduling/review-fold.rule.ts';
import type { ReviewAct } from '#domain/scheduling/review-session.rule.ts';
import type { ActAnswer } from '#machines/card-review/card-review.machine.ts';
import type { ReviewJournal } from './review-journal.ts';

type Outcome = KeepReviewsMutation['keepReviews'][number];

/**
 * Sends actions in order, as many as one call accepts; resolves with the server's responses. Only durations
 * are sent, so that a wrong clock does no harm. An action that makes a whole call fail is found by
 * sending them one by one. Rejects if the server is not reached.
 */
export async function deliverReviews(
  api: Api,
  acts: readonly ReviewAct[],
  now: () => number,
): Promise<readonly ActAnswer[]> {
  const batch = acts.slice(0, REVIEWS_PER_CALL_MAX);
  try {
    return await send(api, batch, now());
  } catch (error) {
    if (!(error instanceof ProductError) || error.code !== 'INVALID_INPUT') throw error;
    const [only] = batch;
    if (batch.length === 1 && only !== undefined) {
      return [{ operationId: only.operationId, card: only.card, isRefused: true, standing: null }];
    }
    const answers: ActAnswer[] = [];
    for (const act of batch) answers.push(...(await deliverReviews(api, [act], now)));
    return answers;
  }
}

async function send(api: Api, acts: readonly ReviewAct[], now: number): Promise<readonly ActAnswer[]> {
  const operations = acts.map(({ at, tookMs, ...act }) => ({
    ...act,
    agoMs: Math.min(Math.max(0, now - at), REVIEW_AGE_MAX_MS),
    tookMs: Math.max(0, Math.round(tookMs)),
  }));
  const { keepReviews } = await api(KeepReviewsDocument, { operations });
  return keepReviews.map((outcome) => answerOf(outcome, acts));
}

function answerOf({ operationId, refused, standing }: Outcome, acts: readonly ReviewAct[]): ActAnswer {
  return {
    operationId,
    card: acts.find((act) => act.operationId === operationId)?.card ?? '',
    isRefused: refused !== null,
    standing: standing === null ? null : standingOf(standing),
  };
}

type Sent = NonNullable<Outcome['standing']>;

/** A card's state from the API. Throws if the memory is invalid. */
const standingOf = ({ sequence, memory, isSuspended, isLeech }: Sent): CardStanding => ({
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
    console.warn('Reviews kept on this device could not be sent yet.', cause);
  }
}
