import { evaluateAwards } from '#domain/attempts/marking/evaluate-awards.rule.ts';
import { awardsSchema } from '#domain/attempts/marking/mark-scheme.schema.ts';
import { schemeOfKey } from '#domain/attempts/marking/scheme-of-key.ts';
import { isQuestionTypeName } from '#domain/questions/types/registry.ts';

type Marked = {
  readonly type: string;
  readonly review: { readonly key: unknown; readonly awards: unknown; readonly selfMarked: boolean } | null;
};

/** The share of the marks, 0 to 1, that the student awarded; null if the answer was not self-marked. */
export function ownShare({ type, review }: Marked): number | null {
  if (review === null || !review.selfMarked || !isQuestionTypeName(type)) return null;
  const scheme = schemeOfKey(type, review.key);
  const awards = awardsSchema.safeParse(review.awards);
  if (scheme === null || !awards.success) return null;
  const { marks, outOf } = evaluateAwards(scheme, awards.data);
  return outOf === 0 ? null : marks / outOf;
}
