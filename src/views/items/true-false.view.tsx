import { trueFalse } from '#domain/items/true-false.item.ts';
import { useTexts } from '#texts/current-language.ts';
import { itemTexts } from '#texts/items.texts.ts';
import { ChoiceCards } from './choice-cards.part.tsx';
import { defineItemView } from './item-view.tsx';

function useChoices() {
  const { trueChoice, falseChoice } = useTexts(itemTexts);
  return [
    { id: 'true', text: trueChoice },
    { id: 'false', text: falseChoice },
  ];
}

const chosenOf = (response: { value: boolean | null } | null): string[] =>
  response === null || response.value === null ? [] : [String(response.value)];

export const trueFalseView = defineItemView('true-false', trueFalse, {
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
