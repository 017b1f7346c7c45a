import { REVIEW_AGE_MAX_MS } from '../card.limits.ts';
import type { CardMemory, Grade } from './card-memory.schema.ts';
import { becomesLeech, type Scheduler } from './scheduler.rule.ts';

/** A card as one person has it. */
export type CardState = {
  /** Acts that are in it. */
  readonly sequence: number;
  readonly memory: CardMemory;
  readonly isSuspended: boolean;
  readonly isLeech: boolean;
};

/** An act of the log that counted, with the memory it found. */
export type LoggedReview = { readonly grade: Grade | null; readonly before: CardMemory };

/** The memory before the last review that was not undone; null if there is none. Operations in their order. */
export function memoryToReturnTo(reviews: readonly LoggedReview[]): CardMemory | null {
  const cardState: LoggedReview[] = [];
  for (const review of reviews) {
    if (review.grade === null) cardState.pop();
    else cardState.push(review);
  }
  return cardState.at(-1)?.before ?? null;
}

/** The card after a review. A leech is set aside with it. */
export function afterReview(cardState: CardState, grade: Grade, at: number, scheduler: Scheduler): CardState {
  const memory = scheduler.next(cardState.memory, grade, at);
  const isNewLeech = becomesLeech(cardState.memory, memory);
  return {
    sequence: cardState.sequence + 1,
    memory,
    isSuspended: cardState.isSuspended || isNewLeech,
    isLeech: cardState.isLeech || isNewLeech,
  };
}

/** The card after its last review is taken back; a leech that this review made is none any more. */
export function afterUndo(cardState: CardState, memory: CardMemory): CardState {
  const wasMadeLeech = cardState.isLeech && becomesLeech(memory, cardState.memory);
  return {
    sequence: cardState.sequence + 1,
    memory,
    isSuspended: cardState.isSuspended && !wasMadeLeech,
    isLeech: cardState.isLeech && !wasMadeLeech,
  };
}

/** When something happened by the server's clock, that a device says was so long ago; never in the future. */
export const reviewedAt = (received: number, ageMs: number): number =>
  received - Math.min(Math.max(0, ageMs), REVIEW_AGE_MAX_MS);
