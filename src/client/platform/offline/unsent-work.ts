import type { Api } from '#api/client.ts';
import { SaveAnnotationDocument, SaveReadingPositionDocument } from '#api/documents/study/note.generated.ts';
import { ProductError } from '#domain/platform/errors.ts';
import { createAnswerJournal } from '../../attempts/answer-journal.ts';
import { attemptsLeft, sendLeftAnswers } from '../../attempts/unsent-answers.ts';
import { deliverLeftReviews } from '../../cards/review-delivery.ts';
import { createReviewJournal } from '../../cards/review-journal.ts';
import { createAnnotationJournal, materialsWithMarks } from '../../study/annotations/annotation-journal.ts';
import { createReadingPositionJournal } from './reading-position-journal.ts';

type Parts = { readonly api: Api; readonly person: string; readonly window: Window };

/**
 * Sends a user's unsent work on this device: answers, reviews, highlights, reading
 * positions. Each has an operation id, so it counts once, however often it is sent.
 * @returns the number of items still pending; rejects if the server is not reached
 */
export async function sendLeftWork({ api, person, window }: Parts): Promise<number> {
  const { localStorage } = window;
  await sendLeftAnswers({ api, person, window });
  await deliverLeftReviews(api, createReviewJournal(person, localStorage), Date.now);
  for (const material of materialsWithMarks(person, localStorage)) {
    const journal = createAnnotationJournal(person, material, localStorage);
    for (const annotation of journal.all()) {
      await ignoreRefusal(api(SaveAnnotationDocument, { material, annotation }));
      journal.forget(annotation);
    }
  }
  const positionJournal = createReadingPositionJournal(person, localStorage);
  for (const { material, position } of positionJournal.all()) {
    await ignoreRefusal(api(SaveReadingPositionDocument, { material, ...position }));
    positionJournal.forget(material, position);
  }
  return await leftOf(person, window);
}

/** Number of items of work that are only on this device. */
async function leftOf(userId: string, { localStorage }: Window): Promise<number> {
  const answers = createAnswerJournal();
  try {
    const attempts = await attemptsLeft(answers, userId);
    const reviews = createReviewJournal(userId, localStorage).read();
    return attempts.length + reviews.length + materialsWithMarks(userId, localStorage).length;
  } finally {
    answers.close();
  }
}

/** Permanently refused items are not retried; all others are. */
async function ignoreRefusal(call: Promise<unknown>): Promise<void> {
  try {
    await call;
  } catch (cause) {
    if (!(cause instanceof ProductError) || cause.code === 'NETWORK' || cause.code === 'UNAUTHENTICATED') throw cause;
    console.warn('The server no longer accepts this.', cause);
  }
}
