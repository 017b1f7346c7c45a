import { Button } from '@radix-ui/themes';
import { useState } from 'react';
import { isReferable, type Referable } from '#domain/platform/resources/registry.ts';
import type { ResourceField, ResourceValue } from '#domain/platform/resources/resource.ts';
import { useTexts } from '#texts/current-language.ts';
import { named } from '#texts/named.ts';
import { resourcesTexts } from '#texts/platform/admin/resources.texts.ts';
import { Field } from '#ui/form/field.tsx';
import { DateField } from '#ui/form/fields/date-field.tsx';
import { NumberField } from '#ui/form/fields/number-field.tsx';
import { SelectField } from '#ui/form/fields/select-field.tsx';
import { TextAreaField } from '#ui/form/fields/text-area-field.tsx';
import { CheckboxField } from '#ui/form/fields/tick-field.tsx';
import { instantOf, localDateTime } from '#ui/form/local-date-time.ts';
import { RichText } from '#ui/rich-text/rich-text.tsx';
import { ReferenceField } from './reference-field.tsx';
import styles from './resource.module.css';

type Props = {
  readonly field: ResourceField;
  readonly label: string;
  readonly value: ResourceValue;
  readonly error: string | undefined;
  readonly onChange: (value: ResourceValue) => void;
  readonly onBlur?: () => void;
};

/** Cents per euro: every offered currency has hundredths. */
const SMALLEST_UNITS = 100;

/** Throws an error if the description of a resource refers to an unknown resource. */
function referredBy({ name, references = '' }: ResourceField): Referable {
  if (!isReferable(references)) throw new Error(`The field ${name} refers to an unknown resource.`);
  return references;
}

/** A form field from its description. */
export function ResourceInput({ field, label, value, error, onChange, onBlur }: Props) {
  const t = useTexts(resourcesTexts);
  const { name, input } = field;
  const hint = name in t.hints ? named(t.hints, name) : undefined;
  const tied = { name, label, error, ...(onBlur !== undefined && { onBlur }), ...(hint !== undefined && { hint }) };
  const text = value === null ? '' : String(value);
  switch (input) {
    case 'toggle':
      return <CheckboxField {...tied} checked={value === true} onChange={({ target }) => onChange(target.checked)} />;
    case 'number':
      return <Numeric {...tied} value={value} units={1} onChange={onChange} />;
    case 'money':
      return <Numeric {...tied} value={value} units={SMALLEST_UNITS} onChange={onChange} />;
    case 'choice':
      return (
        <SelectField
          {...tied}
          value={text}
          placeholder={t.form.choose}
          options={(field.choices ?? []).map((choice) => ({ value: choice, label: named(t.choices, choice) }))}
          onChange={({ target }) => onChange(target.value)}
        />
      );
    case 'reference':
      return <ReferenceField {...tied} resource={referredBy(field)} value={text} onChange={onChange} />;
    case 'date':
      return <DateField {...tied} type="date" value={text} onChange={({ target }) => onChange(target.value)} />;
    case 'instant':
      return (
        <div className={styles.instant}>
          <DateField
            {...tied}
            type="datetime-local"
            value={text === '' ? '' : localDateTime(text)}
            onChange={({ target }) => onChange(instantOf(target.value))}
          />
          <Button type="button" size="3" variant="soft" onClick={() => onChange(new Date().toISOString())}>
            {t.form.now}
          </Button>
        </div>
      );
    case 'lines':
      return <TextAreaField {...tied} rows={3} value={text} onChange={({ target }) => onChange(target.value)} />;
    case 'markdown':
      return (
        <>
          <TextAreaField {...tied} rows={8} value={text} onChange={({ target }) => onChange(target.value)} />
          {text.trim() !== '' && (
            <section className={styles.preview} aria-label={t.form.preview}>
              <p className={styles.soft}>{t.form.preview}</p>
              <RichText source={text} />
            </section>
          )}
        </>
      );
    case 'text':
      return <Field {...tied} autoComplete="off" value={text} onChange={({ target }) => onChange(target.value)} />;
  }
}

type NumericProps = Omit<Props, 'field'> & { readonly name: string; readonly hint?: string; readonly units: number };

/** A number as typed; incomplete input is kept until it is a number. */
function Numeric({ value, units, onChange, onBlur, ...field }: NumericProps) {
  const shown = typeof value === 'number' ? String(value / units) : '';
  const [typed, setTyped] = useState(shown);
  const isSame = typed === '' ? value === null || value === '' : Math.round(Number(typed) * units) === value;
  return (
    <NumberField
      {...field}
      {...(onBlur !== undefined && { onBlur })}
      step={units === 1 ? 1 : 1 / units}
      value={isSame ? typed : shown}
      onChange={({ target }) => {
        setTyped(target.value);
        onChange(target.value === '' ? null : Math.round(Number(target.value) * units * 1e6) / 1e6);
      }}
    />
  );
}
