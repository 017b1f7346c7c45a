import { multipleResponse } from '#domain/items/multiple-response.item.ts';
import { ChoiceCards } from './choice-cards.part.tsx';
import { defineItemView } from './item-view.tsx';

export const multipleResponseView = defineItemView('multiple-response', multipleResponse, {
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
    />
  ),
});
