import { multipleChoice } from '#domain/questions/types/multiple-choice.question.ts';
import { ChoiceCards } from '../choices/choice-cards.tsx';
import { defineQuestionView } from '../question-view.tsx';

const chosenOf = (response: { choice: string | null } | null): string[] =>
  response === null || response.choice === null ? [] : [response.choice];

export const multipleChoiceView = defineQuestionView('multiple-choice', multipleChoice, {
  isTyped: false,
  isAnswered: ({ choice }) => choice !== null,
  Answer: ({ body, response, onChange, ...rest }) => (
    <ChoiceCards
      {...rest}
      kind="radio"
      choices={body.choices}
      chosen={chosenOf(response)}
      onChoose={(choice) => onChange({ choice })}
    />
  ),
  Review: ({ body, answerKey, response, ...rest }) => (
    <ChoiceCards
      {...rest}
      kind="radio"
      choices={body.choices}
      chosen={chosenOf(response)}
      right={answerKey.choices}
      weights={answerKey.weights}
      misconceptions={answerKey.misconceptions}
    />
  ),
});
