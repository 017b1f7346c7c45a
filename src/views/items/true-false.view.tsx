import { trueFalse } from '#domain/items/true-false.item.ts';
import { ChoiceCards } from './choice-cards.part.tsx';
import { defineItemView } from './item-view.tsx';

const CHOICES = [
  { id: 'true', text: 'True' },
  { id: 'false', text: 'False' },
];

const chosenOf = (response: { value: boolean | null } | null): string[] =>
  response === null || response.value === null ? [] : [String(response.value)];

export const trueFalseView = defineItemView(trueFalse, {
  instruction: 'True or false?',
  isTyped: false,
  isAnswered: ({ value }) => value !== null,
  Answer: ({ body: _, response, onChange, ...rest }) => (
    <ChoiceCards
      {...rest}
      kind="radio"
      choices={CHOICES}
      lettered={false}
      chosen={chosenOf(response)}
      onChoose={(id) => onChange({ value: id === 'true' })}
    />
  ),
  Review: ({ body: _, answerKey, response, ...rest }) => (
    <ChoiceCards
      {...rest}
      kind="radio"
      choices={CHOICES}
      lettered={false}
      chosen={chosenOf(response)}
      right={[String(answerKey.value)]}
    />
  ),
});
