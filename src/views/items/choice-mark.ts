import type { ChoiceMark } from '#ui/choice-card/choice-card.part.tsx';

/** What is said beside a choice in the review; nothing beside one that was rightly left alone. */
export function choiceMark(chosen: boolean, right: boolean): ChoiceMark | undefined {
  if (chosen) return right ? { tone: 'right', text: 'Your answer, right' } : { tone: 'wrong', text: 'Your answer' };
  return right ? { tone: 'right', text: 'Right answer' } : undefined;
}
