import type { Pairs } from '#domain/questions/types/matching.question.ts';
import { authoringTexts } from '#texts/content/authoring.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import { Field } from '#ui/form/field.tsx';
import { FieldGroup } from '#ui/form/field-group.tsx';
import { SelectField } from '#ui/form/fields/select-field.tsx';
import { AddButton } from '../add-button.tsx';
import styles from '../authoring.module.css';
import { EditableRows } from '../editable-rows.tsx';
import { nextNumber } from '../next-id.ts';
import { ChoiceRows } from './choice-rows.tsx';
import type { QuestionFields } from './question-fields.ts';

/** The pairs whose prompts and choices still exist. */
export const pairsLeft = (pairs: Pairs, of: readonly { id: string }[], to: readonly { id: string }[]) =>
  Object.fromEntries(
    Object.entries(pairs).filter(
      ([from, id]) => of.some((entry) => entry.id === from) && to.some((entry) => entry.id === id),
    ),
  );

/** Prompts, choices, and the correct choice of each prompt. Removing either also removes its pairs from the key. */
export function MatchingFields({ body, answerKey: { pairs }, onChange, errorOf }: QuestionFields<'matching'>) {
  const t = useTexts(authoringTexts).fields;
  const { prompts, choices } = body;
  const change = (next: typeof body): void => onChange(next, { pairs: pairsLeft(pairs, next.prompts, next.choices) });
  return (
    <>
      <FieldGroup legend={t.prompts} error={errorOf('answer') ?? errorOf('body.prompts')}>
        <EditableRows
          rows={prompts}
          keyOf={({ id }) => id}
          nameOf={(_, index) => t.prompt({ number: String(index + 1) })}
          least={1}
          onChange={(rows) => change({ ...body, prompts: rows })}
        >
          {(prompt, index) => (
            <div className={styles.pair}>
              <Field
                label={t.prompt({ number: String(index + 1) })}
                value={prompt.text}
                error={errorOf(`body.prompts.${index}.text`)}
                onChange={({ target }) =>
                  change({
                    ...body,
                    prompts: prompts.map((entry) =>
                      entry.id === prompt.id ? { ...entry, text: target.value } : entry,
                    ),
                  })
                }
              />
              <SelectField
                label={t.matchOf({ number: String(index + 1) })}
                placeholder="–"
                value={pairs[prompt.id] ?? ''}
                options={choices.map(({ id, text }) => ({ value: id, label: text === '' ? id : text }))}
                onChange={({ target }) => {
                  const { [prompt.id]: _, ...others } = pairs;
                  onChange(body, { pairs: target.value === '' ? others : { ...others, [prompt.id]: target.value } });
                }}
              />
            </div>
          )}
        </EditableRows>
        <AddButton
          onClick={() =>
            change({ ...body, prompts: [...prompts, { id: nextNumber(prompts.map(({ id }) => id)), text: '' }] })
          }
        >
          {t.addPrompt}
        </AddButton>
      </FieldGroup>
      <ChoiceRows
        choices={choices}
        errorOf={errorOf}
        error={errorOf('choices') ?? errorOf('body.choices')}
        onChange={(rows) => change({ ...body, choices: rows })}
      />
    </>
  );
}
