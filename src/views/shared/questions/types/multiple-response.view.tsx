import { multipleResponse } from '#domain/questions/types/multiple-response.question.ts';
import { ChoiceCards } from '../choices/choice-cards.tsx';
import { defineQuestionView } from '../question-view.tsx';

export const multipleResponseView = defineQuestionView('multiple-response', multipleResponse, {
  isTyped: false,
  isAnswered: ({ choices }) => choices.length > 0,
  Answer: ({ body, response, onChange, ...rest }) => {
    const chosen = response?.choices ?? [];
    const others = (id: string) => chosen.filter((other) => other !== id);
    return (
      <ChoiceCards
        {...rest}
        kind="checkbox"
        choices={body.choices}
        chosen={chosen}
        onChoose={(id, checked) => onChange({ choices: checked ? [...others(id), id] : others(id) })}
      />
    );
  },
  Review: ({ body, answerKey, response, ...rest }) => (
    <ChoiceCards
      {...rest}
      kind="checkbox"
      choices={body.choices}
      chosen={response?.choices ?? []}
      right={answerKey.choices}
      weights={answerKey.weights}
      misconceptions={answerKey.misconceptions}
    />
  ),
});
