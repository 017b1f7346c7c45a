import { useState } from 'react';
import { type CorrectableQuestion, UNIT_MAX_CHARS } from '#domain/interchange/correction.schema.ts';
import { blanksIn } from '#domain/interchange/document/line-kinds.ts';
import { useTexts } from '#texts/current-language.ts';
import { importTexts } from '#texts/interchange/import.texts.ts';
import { Field } from '#ui/form/field.tsx';
import { NumberField } from '#ui/form/fields/number-field.tsx';
import { positionKey } from '#ui/rich-text/position-key.ts';
import { LinesField } from '../../questions/authoring/fields/lines-field.tsx';
import styles from '../import.module.css';

type Props = {
  readonly draft: CorrectableQuestion;
  readonly onChange: (changed: Partial<CorrectableQuestion>) => void;
};

/** The accepted answers of a short answer and of each blank, and a number with its tolerance and unit. */
export function AnswerFields({ draft, onChange }: Props) {
  const { recognised: t } = useTexts(importTexts);
  const { stem, accepted, number, blanks } = draft;
  const [initial] = useState(number);
  return (
    <>
      {accepted !== undefined && (
        <LinesField
          label={t.accepted}
          hint={t.acceptedHint}
          lines={accepted}
          onChange={(lines) => onChange({ accepted: lines })}
        />
      )}
      {number !== undefined && (
        <>
          <div className={styles.numberRow}>
            <NumberField
              label={t.value}
              step="any"
              defaultValue={initial?.value}
              onChange={({ target }) => onChange({ number: { ...number, value: target.valueAsNumber } })}
            />
            <Field
              label={t.unit}
              value={number.unit}
              maxLength={UNIT_MAX_CHARS}
              onChange={({ target }) => onChange({ number: { ...number, unit: target.value } })}
            />
          </div>
          <NumberField
            label={t.tolerance}
            hint={t.toleranceHint}
            step="any"
            min={0}
            defaultValue={initial?.tolerance}
            onChange={({ target }) => onChange({ number: { ...number, tolerance: target.valueAsNumber } })}
          />
        </>
      )}
      {blanks !== undefined &&
        Array.from({ length: blanksIn(stem) }, (_, at) => (
          <LinesField
            key={positionKey(at)}
            label={t.blank({ number: at + 1 })}
            {...(at === 0 && { hint: t.acceptedHint })}
            lines={blanks[at] ?? []}
            onChange={(lines) => onChange({ blanks: withAnswers(blanks, at, lines) })}
          />
        ))}
    </>
  );
}

/** The answers of all blanks with those of one changed; blanks before it that have no list yet get an empty one. */
const withAnswers = (blanks: readonly string[][], at: number, lines: string[]): string[][] =>
  Array.from({ length: Math.max(blanks.length, at + 1) }, (_, index) => (index === at ? lines : (blanks[index] ?? [])));
