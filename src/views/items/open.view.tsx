import { open } from '#domain/items/open.item.ts';
import { schemeOfKey } from '#domain/marking/scheme-of-key.ts';
import { useTexts } from '#texts/current-language.ts';
import { itemTexts } from '#texts/items.texts.ts';
import { defineItemView } from './item-view.tsx';
import { WrittenAnswer } from './written-answer.part.tsx';
import { WrittenReview } from './written-review.part.tsx';

export const openView = defineItemView('open', open, {
  isTyped: true,
  isAnswered: ({ text }) => text.trim() !== '',
  Answer: function OpenAnswer({ body: _, ...rest }) {
    return <WrittenAnswer {...rest} rows={7} hint={useTexts(itemTexts).written.compareLater} />;
  },
  Review: ({ answerKey, response, figures }) => (
    <WrittenReview
      given={response?.text}
      scheme={answerKey.scheme ?? statedScheme(answerKey)}
      modelAnswer={answerKey.modelAnswer}
      figures={figures}
    />
  ),
});

/** A scheme of one point says nothing that the model answer does not say. */
function statedScheme(key: unknown) {
  const scheme = schemeOfKey('open', key);
  return scheme !== null && scheme.points.length > 1 ? scheme : null;
}
