import type { Confidence } from './behaviour.ts';

/** How much a correct answer counts as knowledge, by the student's confidence. */
const KNOWN = { sure: 1, unsure: 0.75, guess: 0.5 } as const satisfies Record<Confidence, number>;
/** How much worse a confident wrong answer is than not knowing: such errors are the least likely to be corrected. */
const MISCONCEPTION = 0.5;

/**
 * How well a student knows a question, for scheduling its review: 1 for known, 0 for not known, below 0 for a confident
 * wrong answer. It is never part of a grade.
 * @param credit the score, 0 to 1
 */
export function retentionCredit(credit: number, confidence: Confidence | null): number {
  if (confidence === null) return credit;
  return KNOWN[confidence] * credit - (confidence === 'sure' ? MISCONCEPTION * (1 - credit) : 0);
}
