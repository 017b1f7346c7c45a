import { type ChoiceMisconceptions, misconceptionOf } from '#domain/questions/choice-misconceptions.ts';
import type { Choice } from '#domain/questions/choices.schema.ts';
import { MISCONCEPTION_MAX_CHARS } from '#domain/questions/question.limits.ts';
import { authoringTexts } from '#texts/content/authoring.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import { Field } from '#ui/form/field.tsx';
import { letterOf } from '../../../assessments/authoring/part-name.ts';
import styles from '../authoring.module.css';

type Props = {
  readonly choices: readonly Choice[];
  readonly correct: readonly string[];
  readonly misconceptions: ChoiceMisconceptions | undefined;
  readonly errorOf: (path: string) => string | undefined;
  readonly onChange: (id: string, sentence: string) => void;
};

/** The misconception behind each incorrect choice; expanded if the question has any. */
export function MisconceptionFields({ choices, correct, misconceptions, errorOf, onChange }: Props) {
  const t = useTexts(authoringTexts).fields;
  return (
    <details className={styles.misconceptions} open={misconceptions !== undefined}>
      <summary>{t.misconceptions}</summary>
      <p>{t.misconceptionsHint}</p>
      {choices.map(({ id }, index) =>
        correct.includes(id) ? null : (
          <Field
            key={id}
            label={t.misconception({ letter: letterOf(index) })}
            value={misconceptionOf(misconceptions, id) ?? ''}
            maxLength={MISCONCEPTION_MAX_CHARS}
            error={errorOf(`key.misconceptions.${id}`)}
            onChange={({ target }) => onChange(id, target.value)}
          />
        ),
      )}
    </details>
  );
}
