import { REVIEW_AGE_MAX_MS } from '../limits.ts';
import type { CardMemory, Grade } from './card-memory.schema.ts';
import { becomesLeech, type Scheduler } from './scheduler.rule.ts';

/** A card as one person has it. */
export type CardStanding = {
  /** Acts that are in it. */
  readonly sequence: number;
  readonly memory: CardMemory;
  readonly isSuspended: boolean;
  readonly isLeech: boolean;
};

/** An act of the log that counted, with the memory it found. */
export type LoggedAct = { readonly grade: Grade | null; readonly before: CardMemory };

/** The memory before the last review that nobody has taken back; null where there is none. Acts in their order. */
export function memoryToReturnTo(acts: readonly LoggedAct[]): CardMemory | null {
  const standing: LoggedAct[] = [];
  for (const act of acts) {
    if (act.grade === null) standing.pop();
    else standing.push(act);
  }
  return standing.at(-1)?.before ?? null;
}

/** The card after a review. A leech is set aside with it. */
export function afterReview(standing: CardStanding, grade: Grade, at: number, scheduler: Scheduler): CardStanding {
  const memory = scheduler.next(standing.memory, grade, at);
  const isNewLeech = becomesLeech(standing.memory, memory);
  return {
    sequence: standing.sequence + 1,
    memory,
    isSuspended: standing.isSuspended || isNewLeech,
    isLeech: standing.isLeech || isNewLeech,
  };
}

/** The card after its last review is taken back; a leech that this review made is none any more. */
export function afterUndo(standing: CardStanding, memory: CardMemory): CardStanding {
  const wasMadeLeech = standing.isLeech && becomesLeech(memory, standing.memory);
  return {
    sequence: standing.sequence + 1,
    memory,
    isSuspended: standing.isSuspended && !wasMadeLeech,
    isLeech: standing.isLeech && !wasMadeLeech,
  };
}

/** When something happened by the server's clock, that a device says was so long ago; never in the future. */
export const reviewedAt = (received: number, agoMs: number): number =>
  received - Math.min(Math.max(0, agoMs), REVIEW_AGE_MAX_MS);
