import type { ComponentProps } from 'react';
import { trueFalse } from '#domain/items/true-false.item.ts';
import { useTexts } from '#texts/current-language.ts';
import { itemsTexts } from '#texts/items.texts.ts';
import { ChoiceCards } from './choice-cards.part.tsx';
import { defineItemView } from './item-view.tsx';

const chosenOf = (response: { value: boolean | null } | null): string[] =>
  response === null || response.value === null ? [] : [String(response.value)];

/** The two, in the language. */
function TrueAndFalse(props: Omit<ComponentProps<typeof ChoiceCards>, 'kind' | 'choices' | 'lettered'>) {
  const t = useTexts(itemsTexts);
  const choices = [
    { id: 'true', text: t.isTrue },
    { id: 'false', text: t.isFalse },
  ];
  return <ChoiceCards {...props} kind="radio" choices={choices} lettered={false} />;
}

export const trueFalseView = defineItemView(trueFalse, {
  isTyped: false,
  isAnswered: ({ value }) => value !== null,
  Answer: ({ body: _, response, onChange, ...rest }) => (
    <TrueAndFalse {...rest} chosen={chosenOf(response)} onChoose={(id) => onChange({ value: id === 'true' })} />
  ),
  Review: ({ body: _, answerKey, response, ...rest }) => (
    <TrueAndFalse {...rest} chosen={chosenOf(response)} right={[String(answerKey.value)]} />
  ),
});
