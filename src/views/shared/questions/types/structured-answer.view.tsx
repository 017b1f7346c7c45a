import { structuredAnswer } from '#domain/questions/types/structured-answer.question.ts';
import { useTexts } from '#texts/current-language.ts';
import { questionTexts } from '#texts/questions/questions.texts.ts';
import { defineQuestionView } from '../question-view.tsx';
import { WrittenAnswer } from '../written/written-answer.tsx';
import { WrittenReview } from '../written/written-review.tsx';

export const structuredAnswerView = defineQuestionView('structured-answer', structuredAnswer, {
  isTyped: true,
  isAnswered: ({ text }) => text.trim() !== '',
  Answer: function StructuredAnswer({ body, ...rest }) {
    const t = useTexts(questionTexts).written;
    return (
      <WrittenAnswer
        {...rest}
        rows={Math.min(4 + body.marks, 12)}
        hint={`${t.marks({ marks: body.marks })}. ${t.later}`}
      />
    );
  },
  Review: ({ answerKey, response, images }) => <WrittenReview given={response?.text} {...answerKey} images={images} />,
});
