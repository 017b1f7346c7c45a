/** The marks that student and teacher gave one answer. */
export type MarkPair = { readonly ownMark: number; readonly teacher: number; readonly outOf: number };

export type Agreement = {
  readonly answers: number;
  /** Share of the answers with the same marks, 0 to 1. */
  readonly same: number;
  /** Mean of self minus teacher as a share of the maximum marks: above 0, students award themselves more. */
  readonly bias: number;
  /** Mean absolute difference as a share of the maximum marks. */
  readonly distance: number;
};

/** How far self-marking and teacher's marks agree; null if nothing was marked by both. */
export function agreementOf(pairs: readonly MarkPair[]): Agreement | null {
  const usable = pairs.filter(({ outOf }) => outOf > 0);
  if (usable.length === 0) return null;
  const mean = (of: (pair: MarkPair) => number) => usable.reduce((sum, pair) => sum + of(pair), 0) / usable.length;
  return {
    answers: usable.length,
    same: mean(({ ownMark, teacher }) => (ownMark === teacher ? 1 : 0)),
    bias: mean(({ ownMark, teacher, outOf }) => (ownMark - teacher) / outOf),
    distance: mean(({ ownMark, teacher, outOf }) => Math.abs(ownMark - teacher) / outOf),
  };
}
