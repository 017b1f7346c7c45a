import type { Confidence } from './behaviour.ts';

/** What a right answer is worth as knowledge, by how sure one was of it. */
const KNOWN = { sure: 1, unsure: 0.75, guess: 0.5 } as const satisfies Record<Confidence, number>;
/** How much worse than not knowing it is to be sure of what is wrong: such errors correct themselves least. */
const MISCONCEPTION = 0.5;

/**
 * How well a student knows a question, for scheduling its review: 1 for known, 0 for not known, below 0 for a confident
 * wrong answer. It is never part of a grade.
 * @param credit 0 to 1, as it was marked
 */
export function retentionCredit(credit: number, confidence: Confidence | null): number {
  if (confidence === null) return credit;
  return KNOWN[confidence] * credit - (confidence === 'sure' ? MISCONCEPTION * (1 - credit) : 0);
}
