import { structuredAnswer } from '#domain/items/structured-answer.item.ts';
import { useTexts } from '#texts/current-language.ts';
import { itemTexts } from '#texts/items.texts.ts';
import { defineItemView } from './item-view.tsx';
import { WrittenAnswer } from './written-answer.part.tsx';
import { WrittenReview } from './written-review.part.tsx';

export const structuredAnswerView = defineItemView('structured-answer', structuredAnswer, {
  isTyped: true,
  isAnswered: ({ text }) => text.trim() !== '',
  Answer: function StructuredAnswer({ body, ...rest }) {
    const t = useTexts(itemTexts).written;
    return <WrittenAnswer {...rest} rows={Math.min(4 + body.marks, 12)} hint={`${t.marks(body.marks)}. ${t.later}`} />;
  },
  Review: ({ answerKey, response, figures }) => (
    <WrittenReview given={response?.text} {...answerKey} figures={figures} />
  ),
});
