import type { texts } from '#texts/en/items.ts';
import type { ChoiceMark } from '#ui/choice-card/choice-card.part.tsx';

/** What is said beside a choice in the review; nothing beside one that was rightly left alone. */
export function choiceMark(chosen: boolean, right: boolean, t: typeof texts): ChoiceMark | undefined {
  if (chosen) return right ? { tone: 'right', text: t.yourAnswerRight } : { tone: 'wrong', text: t.yourAnswer };
  return right ? { tone: 'right', text: t.rightAnswer } : undefined;
}
