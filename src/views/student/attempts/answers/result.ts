import type { Outcome } from '#domain/questions/types/question-type.ts';
import type { texts } from '#texts/compiled/en/attempts/answers.generated.ts';
import type { ResultTone } from '#ui/result-badge/result-badge.tsx';

/** The icon of an outcome. */
export const OUTCOMES: Readonly<Record<Outcome, { readonly tone: ResultTone }>> = {
  right: { tone: 'right' },
  partly: { tone: 'partly' },
  wrong: { tone: 'wrong' },
  unanswered: { tone: 'none' },
  unmarked: { tone: 'written' },
};

/** Outcomes to review. */
export const TO_REVIEW: readonly Outcome[] = ['partly', 'wrong', 'unanswered'];

/** Which encouraging sentence a result gets; `share` is marks over maximum marks, or null if nothing is marked. */
export function resultOf(share: number | null): keyof typeof texts.summary {
  if (share === null) return 'unmarked';
  if (share === 1) return 'all';
  if (share >= 0.8) return 'most';
  return share >= 0.5 ? 'half' : 'few';
}
