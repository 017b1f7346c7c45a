import { Button } from '@radix-ui/themes';
import { type FormEvent, useId, useState } from 'react';
import type { CorrectableQuestion } from '#domain/interchange/correction.schema.ts';
import {
  type CorrectionProblem,
  correctionProblems,
  trimmedQuestion,
} from '#domain/interchange/correction-problem.rule.ts';
import { CHOICE_TEXT_MAX_CHARS, CHOICES_MAX, MARKS_PER_POINT_MAX } from '#domain/questions/question.limits.ts';
import { papersTexts } from '#texts/assessments/papers.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import { importTexts } from '#texts/interchange/import.texts.ts';
import { Field } from '#ui/form/field.tsx';
import { NumberField } from '#ui/form/fields/number-field.tsx';
import { RadioGroup } from '#ui/form/fields/radio-group.tsx';
import { TextAreaField } from '#ui/form/fields/text-area-field.tsx';
import { CheckboxField } from '#ui/form/fields/tick-field.tsx';
import { choiceLetter } from '../../questions/choices/choice-letter.ts';
import styles from '../import.module.css';
import { AnswerFields } from './answer-fields.tsx';

type Props = {
  readonly question: CorrectableQuestion;
  readonly onSave: (question: CorrectableQuestion) => void;
  readonly onCancel: () => void;
};
type Choice = NonNullable<CorrectableQuestion['choices']>[number];
/** Fields keep their identity while other choices are removed. */
type ChoiceRow = Choice & { readonly key: string };

const rowOf = (choice: Choice): ChoiceRow => ({ ...choice, key: crypto.randomUUID() });

/** Corrects the text, the choices, the answers and the marks of a recognised question. */
export function CorrectionForm({ question, onSave, onCancel }: Props) {
  const { recognised: t } = useTexts(importTexts);
  const { print } = useTexts(papersTexts);
  const group = useId();
  const [draft, setDraft] = useState(question);
  const [rows, setRows] = useState<readonly ChoiceRow[] | null>(() => question.choices?.map(rowOf) ?? null);
  const [problems, setProblems] = useState<readonly CorrectionProblem[]>([]);
  const change = (key: string, changed: Partial<Choice>): void =>
    setRows((now) => now?.map((row) => (row.key === key ? { ...row, ...changed } : row)) ?? null);
  const save = (event: FormEvent): void => {
    event.preventDefault();
    const choices = rows?.map(({ text, isCorrect }) => ({ text, isCorrect })) ?? null;
    const corrected = trimmedQuestion({ ...draft, choices });
    const found = correctionProblems(corrected);
    setProblems(found);
    if (found.length === 0) onSave(corrected);
  };
  return (
    <form className={styles.tight} onSubmit={save} noValidate>
      <TextAreaField
        {...(draft.blanks === undefined ? { label: t.text } : { label: t.blankText, hint: t.blankHint })}
        rows={3}
        autoFocus
        value={draft.stem}
        onChange={({ target }) => setDraft({ ...draft, stem: target.value })}
      />
      {rows?.map(({ key, text, isCorrect }, at) => (
        <div key={key} className={styles.choiceRow}>
          <Field
            label={t.choice({ letter: choiceLetter(at) })}
            value={text}
            maxLength={CHOICE_TEXT_MAX_CHARS}
            onChange={({ target }) => change(key, { text: target.value })}
          />
          <CheckboxField
            label={t.isCorrect}
            aria-label={t.isCorrectChoice({ letter: choiceLetter(at) })}
            checked={isCorrect}
            onChange={({ target }) => change(key, { isCorrect: target.checked })}
          />
          <Button
            type="button"
            variant="ghost"
            color="gray"
            aria-label={t.removeChoice({ letter: choiceLetter(at) })}
            onClick={() => setRows((now) => now?.filter((row) => row.key !== key) ?? null)}
          >
            {t.remove}
          </Button>
        </div>
      ))}
      {rows !== null && rows.length < CHOICES_MAX && (
        <div>
          <Button
            type="button"
            variant="soft"
            color="gray"
            onClick={() => setRows([...rows, rowOf({ text: '', isCorrect: false })])}
          >
            {t.addChoice}
          </Button>
        </div>
      )}
      <AnswerFields draft={draft} onChange={(changed) => setDraft((now) => ({ ...now, ...changed }))} />
      {draft.isTrue !== null && (
        <RadioGroup
          legend={print.answer}
          name={group}
          inline
          defaultValue={String(draft.isTrue)}
          options={[true, false].map((value) => ({ value: String(value), label: print.judgement({ value }) }))}
          onChange={({ target }) => setDraft({ ...draft, isTrue: target.value === 'true' })}
        />
      )}
      {draft.marks !== null && (
        <NumberField
          label={t.marks}
          min={1}
          max={MARKS_PER_POINT_MAX}
          value={Number.isNaN(draft.marks) ? '' : draft.marks}
          onChange={({ target }) => setDraft({ ...draft, marks: target.valueAsNumber })}
        />
      )}
      {problems.length > 0 && (
        <div role="alert" className={styles.wrong}>
          {problems.map((problem) => (
            <p key={problem} className={styles.plain}>
              {t.problems[problem]}
            </p>
          ))}
        </div>
      )}
      <div className={styles.line}>
        <Button type="submit" size="2">
          {t.save}
        </Button>
        <Button type="button" size="2" variant="soft" color="gray" onClick={onCancel}>
          {t.cancel}
        </Button>
      </div>
    </form>
  );
}
