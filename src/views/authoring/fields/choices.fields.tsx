import { authoringTexts } from '#texts/authoring.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import { CheckboxField } from '#ui/form/tick-field.tsx';
import { ChoiceRows } from './choice-rows.part.tsx';
import type { ItemFields } from './item-fields.ts';

/** One or several right choices. */
function ChoicesFields({
  body,
  answerKey,
  onChange,
  errorOf,
  single,
}: ItemFields<'multiple-choice'> & { readonly single: boolean }) {
  const t = useTexts(authoringTexts).fields;
  return (
    <>
      <ChoiceRows
        choices={body.choices}
        right={answerKey.choices}
        single={single}
        errorOf={errorOf}
        error={errorOf('key.choices') ?? errorOf('answer') ?? errorOf('body.choices')}
        onChange={(choices) =>
          onChange(
            { ...body, choices },
            { choices: answerKey.choices.filter((id) => choices.some((choice) => choice.id === id)) },
          )
        }
        onRight={(id, right) => {
          const others = single ? [] : answerKey.choices.filter((other) => other !== id);
          onChange(body, { choices: right ? [...others, id] : others });
        }}
      />
      <CheckboxField
        label={t.keepOrder}
        checked={body.keepOrder}
        onChange={({ target }) => onChange({ ...body, keepOrder: target.checked }, answerKey)}
      />
    </>
  );
}

export const OneChoiceFields = (props: ItemFields<'multiple-choice'>) => <ChoicesFields {...props} single />;
export const SeveralChoicesFields = (props: ItemFields<'multiple-response'>) => (
  <ChoicesFields {...props} single={false} />
);
