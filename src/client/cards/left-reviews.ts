import type { App } from '../app.actors.ts';
import { reviewKeyPrefix } from './review-key.ts';

/**
 * Sends the review actions that an earlier visit left on this device, if there are any; only then is the code for it
 * downloaded. Never rejects.
 */
export async function sendLeftReviews({ api, load }: App, userId: string, storage: Storage): Promise<void> {
  const prefix = reviewKeyPrefix(userId);
  if (!Object.keys(storage).some((key) => key.startsWith(prefix))) return;
  try {
    const [{ deliverLeftReviews }, { createReviewJournal }] = await Promise.all([
      load(() => import('./review-delivery.ts')),
      load(() => import('./review-journal.ts')),
    ]);
    await deliverLeftReviews(api, createReviewJournal(userId, storage), Date.now);
  } catch (cause) {
    console.warn('Reviews on this device could not be sent yet.', cause);
  }
}
