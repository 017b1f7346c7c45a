import type { texts } from '#texts/compiled/en/questions/questions.generated.ts';
import type { ChoiceMark } from '#ui/choice-card/choice-card.tsx';

type Words = Pick<typeof texts, 'yourAnswer' | 'yourAnswerRight' | 'yourAnswerPartly' | 'rightAnswer' | 'weight'>;

/** The label of a choice in the review; none for an incorrect choice that was not selected. */
export function choiceMark(t: Words, chosen: boolean, right: boolean): ChoiceMark | undefined {
  if (chosen) return right ? { tone: 'right', text: t.yourAnswerRight } : { tone: 'wrong', text: t.yourAnswer };
  return right ? { tone: 'right', text: t.rightAnswer } : undefined;
}

/** The same for weighted choices, with what the choice earns. `percent`: of the marks of the question. */
export function weightedMark(t: Words, chosen: boolean, right: boolean, percent: number): ChoiceMark | undefined {
  const earned = t.weight({ share: percent / 100 });
  if (chosen && !right && percent > 0) return { tone: 'partly', text: `${t.yourAnswerPartly} (${earned})` };
  const mark = choiceMark(t, chosen, right);
  if (mark !== undefined) return { ...mark, text: `${mark.text} (${earned})` };
  return percent === 0 ? undefined : { tone: 'none', text: earned };
}
