/** Who marks: the first teacher, another one without seeing the first one's marks, and the moderator. */
export const MARKING_ROUNDS = [1, 2, 3] as const;
export type MarkingRound = (typeof MARKING_ROUNDS)[number];

/** Whether a number is that of a round of marking. */
export const isMarkingRound = (value: number): value is MarkingRound => MARKING_ROUNDS.some((round) => round === value);

export type RoundMarks = { readonly round: MarkingRound; readonly marks: number };

/**
 * The round whose marks count; null if there is none yet. Moderation decides. Without it one marker's marks count, or
 * those on which both agree; if they differ, the answer waits for moderation and nothing counts.
 */
export function finalisedRound(rounds: readonly RoundMarks[]): MarkingRound | null {
  const marksOf = (round: MarkingRound) => rounds.find((entry) => entry.round === round)?.marks;
  if (marksOf(3) !== undefined) return 3;
  const [first, second] = [marksOf(1), marksOf(2)];
  if (first === undefined) return null;
  return second === undefined || second === first ? 1 : null;
}
