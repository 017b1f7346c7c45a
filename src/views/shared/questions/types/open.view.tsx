import { schemeOfKey } from '#domain/attempts/marking/scheme-of-key.ts';
import { open } from '#domain/questions/types/open.question.ts';
import { useTexts } from '#texts/current-language.ts';
import { questionTexts } from '#texts/questions/questions.texts.ts';
import { defineQuestionView } from '../question-view.tsx';
import { WrittenAnswer } from '../written/written-answer.tsx';
import { WrittenReview } from '../written/written-review.tsx';

export const openView = defineQuestionView('open', open, {
  isTyped: true,
  isAnswered: ({ text }) => text.trim() !== '',
  Answer: function OpenAnswer({ body: _, ...rest }) {
    return <WrittenAnswer {...rest} rows={7} hint={useTexts(questionTexts).written.compareLater} />;
  },
  Review: ({ answerKey, response, images }) => (
    <WrittenReview
      given={response?.text}
      scheme={answerKey.scheme ?? statedScheme(answerKey)}
      modelAnswer={answerKey.modelAnswer}
      images={images}
    />
  ),
});

/** A scheme with one point says nothing beyond the model answer. */
function statedScheme(key: unknown) {
  const scheme = schemeOfKey('open', key);
  return scheme !== null && scheme.points.length > 1 ? scheme : null;
}
