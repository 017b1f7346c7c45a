import type { Choice } from '#domain/questions/choices.schema.ts';
import { firstOrder } from '#domain/questions/first-order.rule.ts';
import { authoringTexts } from '#texts/content/authoring.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import { Field } from '#ui/form/field.tsx';
import { FieldGroup } from '#ui/form/field-group.tsx';
import { AddButton } from '../add-button.tsx';
import { EditableRows } from '../editable-rows.tsx';
import { nextLetter } from '../next-id.ts';
import type { QuestionFields } from './question-fields.ts';

const shownOrder = (right: readonly Choice[]): Choice[] => firstOrder(right, right.map(({ id }) => id).join());

/** Entries in their correct order; students see them in another one. */
export function OrderingFields({ body, answerKey, onChange, errorOf }: QuestionFields<'ordering'>) {
  const t = useTexts(authoringTexts).fields;
  const rows = answerKey.order.flatMap((id) => body.choices.filter((choice) => choice.id === id));
  const change = (next: readonly Choice[]): void =>
    onChange({ choices: shownOrder(next) }, { order: next.map(({ id }) => id) });
  const errorAt = (id: string): string | undefined =>
    errorOf(`body.choices.${body.choices.findIndex((choice) => choice.id === id)}.text`);
  return (
    <FieldGroup legend={t.order} hint={t.orderHint} error={errorOf('answer') ?? errorOf('body.choices')}>
      <EditableRows
        rows={rows}
        keyOf={({ id }) => id}
        nameOf={(_, index) => t.choice({ letter: String(index + 1) })}
        least={2}
        onChange={change}
      >
        {(row, index) => (
          <Field
            label={t.choice({ letter: String(index + 1) })}
            value={row.text}
            error={errorAt(row.id)}
            onChange={({ target }) =>
              change(rows.map((entry) => (entry.id === row.id ? { ...entry, text: target.value } : entry)))
            }
          />
        )}
      </EditableRows>
      <AddButton onClick={() => change([...rows, { id: nextLetter(rows.map(({ id }) => id)), text: '' }])}>
        {t.addChoice}
      </AddButton>
    </FieldGroup>
  );
}
