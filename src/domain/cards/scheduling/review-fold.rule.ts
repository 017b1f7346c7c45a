import { REVIEW_AGE_MAX_MS } from '../card.limits.ts';
import type { CardMemory, Grade } from './card-memory.schema.ts';
import { becomesLeech, type Scheduler } from './scheduler.rule.ts';

/** A user's card. */
export type CardState = {
  /** Number of actions applied to it. */
  readonly sequence: number;
  readonly memory: CardMemory;
  readonly isSuspended: boolean;
  readonly isLeech: boolean;
};

/** A counted action of the log, with the memory state before it. */
export type LoggedReview = { readonly grade: Grade | null; readonly before: CardMemory };

/** The memory before the last review that was not undone; null if there is none. Operations in their order. */
export function memoryBeforeLastReview(reviews: readonly LoggedReview[]): CardMemory | null {
  const cardState: LoggedReview[] = [];
  for (const review of reviews) {
    if (review.grade === null) cardState.pop();
    else cardState.push(review);
  }
  return cardState.at(-1)?.before ?? null;
}

/** The card after a review. A leech is suspended by it. */
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

/** The card after its last review is undone; a leech that this review made is no longer one. */
export function afterUndo(cardState: CardState, memory: CardMemory): CardState {
  const becameLeech = cardState.isLeech && becomesLeech(memory, cardState.memory);
  return {
    sequence: cardState.sequence + 1,
    memory,
    isSuspended: cardState.isSuspended && !becameLeech,
    isLeech: cardState.isLeech && !becameLeech,
  };
}

/** The time of an action by the server's clock, from its age on the device; never in the future. */
export const reviewedAt = (received: number, agoMs: number): number =>
  received - Math.min(Math.max(0, agoMs), REVIEW_AGE_MAX_MS);
