import { Button } from '@radix-ui/themes';
import { useId } from 'react';
import type { Choice } from '#domain/items/choices.schema.ts';
import { authoringTexts } from '#texts/authoring.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import { Field } from '#ui/form/field.tsx';
import { FieldGroup } from '#ui/form/field-group.tsx';
import styles from '../authoring.module.css';
import { EditableRows } from '../editable-rows.part.tsx';
import { nextLetter } from '../next-id.ts';
import { letterOf } from '../part-name.ts';

type Props = {
  readonly choices: readonly Choice[];
  readonly onChange: (choices: Choice[]) => void;
  readonly errorOf: (path: string) => string | undefined;
  /** Ids of those that are right; left out where rightness is said elsewhere. */
  readonly right?: readonly string[];
  readonly onRight?: (id: string, right: boolean) => void;
  /** Whether one alone can be right. */
  readonly single?: boolean;
  readonly error?: string | undefined;
};

/** Choices with the ticks that say which are right. */
export function ChoiceRows({ choices, onChange, errorOf, right, onRight, single = false, error }: Props) {
  const t = useTexts(authoringTexts).fields;
  const name = useId();
  return (
    <FieldGroup legend={t.choices} error={error}>
      <EditableRows
        rows={choices}
        keyOf={({ id }) => id}
        nameOf={(_, place) => t.choice(letterOf(place))}
        onChange={onChange}
        least={2}
      >
        {(choice, place) => (
          <div className={styles.ticked}>
            {right !== undefined && (
              <input
                type={single ? 'radio' : 'checkbox'}
                name={name}
                className={styles.tick}
                aria-label={t.right(letterOf(place))}
                checked={right.includes(choice.id)}
                onChange={({ target }) => onRight?.(choice.id, target.checked)}
              />
            )}
            <Field
              label={t.choice(letterOf(place))}
              value={choice.text}
              error={errorOf(`body.choices.${place}.text`)}
              onChange={({ target }) =>
                onChange(choices.map((one) => (one.id === choice.id ? { ...one, text: target.value } : one)))
              }
            />
          </div>
        )}
      </EditableRows>
      <Button
        type="button"
        variant="soft"
        className={styles.add}
        onClick={() => onChange([...choices, { id: nextLetter(choices.map(({ id }) => id)), text: '' }])}
      >
        {t.addChoice}
      </Button>
    </FieldGroup>
  );
}
