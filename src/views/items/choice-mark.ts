import type { texts } from '#texts/en/items.ts';
import type { ChoiceMark } from '#ui/choice-card/choice-card.part.tsx';

type Words = Pick<typeof texts, 'yourAnswer' | 'yourAnswerRight' | 'rightAnswer'>;

/** What is said beside a choice in the review; nothing beside one that was rightly left alone. */
export function choiceMark(t: Words, chosen: boolean, right: boolean): ChoiceMark | undefined {
  if (chosen) return right ? { tone: 'right', text: t.yourAnswerRight } : { tone: 'wrong', text: t.yourAnswer };
  return right ? { tone: 'right', text: t.rightAnswer } : undefined;
}
