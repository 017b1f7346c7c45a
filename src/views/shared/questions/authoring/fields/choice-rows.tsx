import { useId } from 'react';
import { type ChoiceWeights, weightOf } from '#domain/questions/choice-weights.ts';
import type { Choice } from '#domain/questions/choices.schema.ts';
import { authoringTexts } from '#texts/content/authoring.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import { Field } from '#ui/form/field.tsx';
import { FieldGroup } from '#ui/form/field-group.tsx';
import { NumberField } from '#ui/form/fields/number-field.tsx';
import { letterOf } from '../../../assessments/authoring/part-name.ts';
import { AddButton } from '../add-button.tsx';
import styles from '../authoring.module.css';
import { EditableRows } from '../editable-rows.tsx';
import { nextLetter } from '../next-id.ts';

/** A number as its field shows it: incomplete input is not a number yet. */
const numberIn = (value: number): number | '' => (Number.isNaN(value) ? '' : value);

type Props = {
  readonly choices: readonly Choice[];
  readonly onChange: (choices: Choice[]) => void;
  readonly errorOf: (path: string) => string | undefined;
  /** Ids of the correct ones; left out if correctness is set in another field. */
  readonly right?: readonly string[];
  readonly onRight?: (id: string, right: boolean) => void;
  /** What each choice earns in per cent; left out if choices are not weighted. */
  readonly weights?: ChoiceWeights;
  readonly onWeight?: (id: string, percent: number) => void;
  /** Whether only one can be correct. */
  readonly single?: boolean;
  readonly error?: string | undefined;
};

/** Choices with checkboxes for the correct ones, or with what each of them earns. */
export function ChoiceRows({
  choices,
  onChange,
  errorOf,
  right,
  onRight,
  weights,
  onWeight,
  single = false,
  error,
}: Props) {
  const t = useTexts(authoringTexts).fields;
  const name = useId();
  return (
    <FieldGroup legend={t.choices} error={error}>
      <EditableRows
        rows={choices}
        keyOf={({ id }) => id}
        nameOf={(_, index) => t.choice({ letter: letterOf(index) })}
        onChange={onChange}
        least={2}
      >
        {(choice, index) => (
          <div className={weights === undefined ? styles.ticked : styles.weighted}>
            {right !== undefined && (
              <label className={styles.tick}>
                <input
                  type={single ? 'radio' : 'checkbox'}
                  name={name}
                  aria-label={t.right({ letter: letterOf(index) })}
                  checked={right.includes(choice.id)}
                  onChange={({ target }) => onRight?.(choice.id, target.checked)}
                />
              </label>
            )}
            <Field
              label={t.choice({ letter: letterOf(index) })}
              value={choice.text}
              error={errorOf(`body.choices.${index}.text`)}
              onChange={({ target }) =>
                onChange(choices.map((entry) => (entry.id === choice.id ? { ...entry, text: target.value } : entry)))
              }
            />
            {weights !== undefined && (
              <NumberField
                label={t.weight({ letter: letterOf(index) })}
                unit="%"
                min={-100}
                max={100}
                step="any"
                value={numberIn(weightOf(weights, choice.id))}
                error={errorOf(`key.weights.${choice.id}`)}
                onChange={({ target }) =>
                  onWeight?.(choice.id, target.value === '' ? Number.NaN : Number(target.value))
                }
              />
            )}
          </div>
        )}
      </EditableRows>
      <AddButton onClick={() => onChange([...choices, { id: nextLetter(choices.map(({ id }) => id)), text: '' }])}>
        {t.addChoice}
      </AddButton>
    </FieldGroup>
  );
}
