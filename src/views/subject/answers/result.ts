import type { Outcome } from '#domain/items/item-type.ts';
import type { VerdictTone } from '#ui/verdict/verdict.part.tsx';

/** How an outcome is told: by a sign and a word. */
export const OUTCOMES: Readonly<Record<Outcome, { readonly tone: VerdictTone; readonly text: string }>> = {
  right: { tone: 'right', text: 'Right' },
  partly: { tone: 'partly', text: 'Partly right' },
  wrong: { tone: 'wrong', text: 'Wrong' },
  unanswered: { tone: 'none', text: 'Not answered' },
  unmarked: { tone: 'written', text: 'Not marked' },
};

export const isOutcome = (value: string): value is Outcome => Object.hasOwn(OUTCOMES, value);

/** Outcomes worth another look. */
export const TO_LOOK_AT: readonly Outcome[] = ['partly', 'wrong', 'unanswered'];

/** A calm sentence about a result; `share` is marks over marks to be had, or null where nothing is marked. */
export function resultSentence(share: number | null): string {
  if (share === null) return 'Compare your answers with the model answers below.';
  if (share === 1) return 'Everything right. This topic sits well.';
  if (share >= 0.8) return 'Very good. A look at the few below makes it complete.';
  if (share >= 0.5) return 'A good part is there. Look at what went wrong, then try again.';
  return 'A beginning. Read the explanations in peace, then try again.';
}
