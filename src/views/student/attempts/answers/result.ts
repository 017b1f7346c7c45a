import type { Outcome } from '#domain/questions/types/question-type.ts';
import type { texts } from '#texts/compiled/en/attempts/answers.generated.ts';
import type { ResultTone } from '#ui/result-badge/result-badge.tsx';

/** The sign of an outcome. */
export const OUTCOMES: Readonly<Record<Outcome, { readonly tone: ResultTone }>> = {
  right: { tone: 'right' },
  partly: { tone: 'partly' },
  wrong: { tone: 'wrong' },
  unanswered: { tone: 'none' },
  unmarked: { tone: 'written' },
};

/** Outcomes worth another look. */
export const TO_REVIEW: readonly Outcome[] = ['partly', 'wrong', 'unanswered'];

/** Which calm sentence a result gets; `share` is marks over marks to be had, or null where nothing is marked. */
export function resultOf(share: number | null): keyof typeof texts.verdict {
  if (share === null) return 'unmarked';
  if (share === 1) return 'all';
  if (share >= 0.8) return 'most';
  return share >= 0.5 ? 'half' : 'few';
}
