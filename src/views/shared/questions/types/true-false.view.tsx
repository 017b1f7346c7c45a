import { trueFalse } from '#domain/questions/types/true-false.question.ts';
import { useTexts } from '#texts/current-language.ts';
import { questionTexts } from '#texts/questions/questions.texts.ts';
import { ChoiceCards } from '../choices/choice-cards.tsx';
import { defineQuestionView } from '../question-view.tsx';

function useChoices() {
  const { trueChoice, falseChoice } = useTexts(questionTexts);
  return [
    { id: 'true', text: trueChoice },
    { id: 'false', text: falseChoice },
  ];
}

const chosenOf = (response: { value: boolean | null } | null): string[] =>
  response === null || response.value === null ? [] : [String(response.value)];

export const trueFalseView = defineQuestionView('true-false', trueFalse, {
  isTyped: false,
  isAnswered: ({ value }) => value !== null,
  Answer: function TrueFalseAnswer({ body: _, response, onChange, ...rest }) {
    return (
      <ChoiceCards
        {...rest}
        kind="radio"
        choices={useChoices()}
        lettered={false}
        chosen={chosenOf(response)}
        onChoose={(id) => onChange({ value: id === 'true' })}
      />
    );
  },
  Review: function TrueFalseReview({ body: _, answerKey, response, ...rest }) {
    return (
      <ChoiceCards
        {...rest}
        kind="radio"
        choices={useChoices()}
        lettered={false}
        chosen={chosenOf(response)}
        right={[String(answerKey.value)]}
      />
    );
  },
});
