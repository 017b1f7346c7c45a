import { countWords, essay } from '#domain/questions/types/essay.question.ts';
import { useTexts } from '#texts/current-language.ts';
import { questionTexts } from '#texts/questions/questions.texts.ts';
import { defineQuestionView } from '../question-view.tsx';
import { WrittenAnswer } from '../written/written-answer.tsx';
import { WrittenReview } from '../written/written-review.tsx';

export const essayView = defineQuestionView('essay', essay, {
  isTyped: true,
  isAnswered: ({ text }) => text.trim() !== '',
  Answer: function EssayAnswer({ body, ...rest }) {
    const t = useTexts(questionTexts).written;
    const expectedLength = t.expectedLength({ least: body.minWords, most: body.maxWords });
    const words = t.words({ words: countWords(rest.response?.text ?? '') });
    return (
      <WrittenAnswer
        {...rest}
        rows={14}
        tally={expectedLength === '' ? words : `${words} · ${expectedLength}`}
        hint={`${t.marks({ marks: body.marks })}. ${t.later}`}
      />
    );
  },
  Review: ({ answerKey, response, images }) => <WrittenReview given={response?.text} {...answerKey} images={images} />,
});
