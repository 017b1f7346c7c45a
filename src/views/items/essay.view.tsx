import { countWords, essay } from '#domain/items/essay.item.ts';
import { useTexts } from '#texts/current-language.ts';
import { itemTexts } from '#texts/items.texts.ts';
import { defineItemView } from './item-view.tsx';
import { WrittenAnswer } from './written-answer.part.tsx';
import { WrittenReview } from './written-review.part.tsx';

export const essayView = defineItemView('essay', essay, {
  isTyped: true,
  isAnswered: ({ text }) => text.trim() !== '',
  Answer: function EssayAnswer({ body, ...rest }) {
    const t = useTexts(itemTexts).written;
    const asked = t.asked(body.minWords, body.maxWords);
    const words = t.words(countWords(rest.response?.text ?? ''));
    return (
      <WrittenAnswer
        {...rest}
        rows={14}
        tally={asked === '' ? words : `${words} · ${asked}`}
        hint={`${t.marks(body.marks)}. ${t.later}`}
      />
    );
  },
  Review: ({ answerKey, response, figures }) => (
    <WrittenReview given={response?.text} {...answerKey} figures={figures} />
  ),
});
