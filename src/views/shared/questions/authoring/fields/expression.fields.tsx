import { useState } from 'react';
import { authoringTexts } from '#texts/content/authoring.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import { Field } from '#ui/form/field.tsx';
import { SelectField } from '#ui/form/fields/select-field.tsx';
import { CheckboxField } from '#ui/form/fields/tick-field.tsx';
import styles from '../authoring.module.css';
import type { QuestionFields } from './question-fields.ts';

const FORMS = ['any', 'expanded', 'factorised'] as const;

/** The expected expression, its variables, and the form in which it must be given. */
export function ExpressionFields({ body, answerKey, onChange, errorOf }: QuestionFields<'expression'>) {
  const t = useTexts(authoringTexts).fields;
  const [variables, setVariables] = useState(body.variables.join(', '));
  const { form, ...rest } = answerKey;
  return (
    <>
      <div className={styles.pair}>
        <Field
          label={t.expected}
          hint={t.expectedHint}
          value={answerKey.expected}
          error={errorOf('key.expected')}
          onChange={({ target }) => onChange(body, { ...answerKey, expected: target.value })}
        />
        <Field
          label={t.written}
          hint={t.writtenHint}
          value={answerKey.written}
          error={errorOf('key.written')}
          onChange={({ target }) => onChange(body, { ...answerKey, written: target.value })}
        />
        <Field
          label={t.variables}
          hint={t.variablesHint}
          value={variables}
          error={errorOf('body.variables') ?? errorOf('body.variables.0')}
          onChange={({ target }) => {
            setVariables(target.value);
            onChange({ ...body, variables: target.value.split(/[\s,]+/).filter((entry) => entry !== '') }, answerKey);
          }}
        />
        <Field
          label={t.lead}
          value={body.lead ?? ''}
          error={errorOf('body.lead')}
          onChange={({ target }) => onChange({ ...body, lead: target.value === '' ? null : target.value }, answerKey)}
        />
        <SelectField
          label={t.form}
          value={form ?? 'any'}
          options={FORMS.map((value) => ({ value, label: t.forms[value] }))}
          onChange={({ target }) => {
            const chosen = FORMS.find((form) => form === target.value);
            onChange(body, chosen === undefined || chosen === 'any' ? rest : { ...rest, form: chosen });
          }}
        />
      </div>
      <CheckboxField
        label={t.upToConstant}
        checked={answerKey.upToConstant ?? false}
        onChange={({ target }) => onChange(body, { ...answerKey, upToConstant: target.checked })}
      />
    </>
  );
}
