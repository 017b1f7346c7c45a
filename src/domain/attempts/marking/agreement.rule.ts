/** What the student and the teacher gave one answer. */
export type MarkPair = { readonly self: number; readonly teacher: number; readonly outOf: number };

export type Agreement = {
  readonly answers: number;
  /** Share of the answers with the same marks, 0 to 1. */
  readonly same: number;
  /** Mean of self minus teacher as a share of the marks to be had: above 0, students are kinder. */
  readonly bias: number;
  /** Mean distance between the two as a share of the marks to be had. */
  readonly distance: number;
};

/** How far self marks and teacher's marks agree; null where nothing was marked by both. */
export function agreementOf(pairs: readonly MarkPair[]): Agreement | null {
  const usable = pairs.filter(({ outOf }) => outOf > 0);
  if (usable.length === 0) return null;
  const mean = (of: (pair: MarkPair) => number) => usable.reduce((sum, pair) => sum + of(pair), 0) / usable.length;
  return {
    answers: usable.length,
    same: mean(({ self, teacher }) => (self === teacher ? 1 : 0)),
    bias: mean(({ self, teacher, outOf }) => (self - teacher) / outOf),
    distance: mean(({ self, teacher, outOf }) => Math.abs(self - teacher) / outOf),
  };
}
