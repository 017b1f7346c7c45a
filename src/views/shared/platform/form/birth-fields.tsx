import { useLanguage, useTexts } from '#texts/current-language.ts';
import { ownConsentTexts } from '#texts/users/own-consent.texts.ts';
import { monthNames } from '#texts/wording/month.wording.ts';
import { Field } from '#ui/form/field.tsx';
import { FieldGroup } from '#ui/form/field-group.tsx';
import { SelectField } from '#ui/form/fields/select-field.tsx';
import styles from './birth-fields.module.css';

const text = (data: FormData, name: string): string => String(data.get(name) ?? '').trim();

/** The values of the fields, as `birthSchemaAt` checks them. */
export const readBirth = (data: FormData) => ({ born: `${text(data, 'year')}-${text(data, 'month')}` });

/** Month and year of birth, not the day. */
export function BirthFields({ legend, error }: { readonly legend: string; readonly error: string | undefined }) {
  const { age: t } = useTexts(ownConsentTexts);
  const language = useLanguage();
  return (
    <FieldGroup legend={legend} error={error}>
      <div className={styles.birth}>
        <SelectField
          label={t.month}
          name="month"
          autoComplete="bday-month"
          placeholder={t.chooseMonth}
          options={monthNames(language)}
          defaultValue=""
        />
        <Field label={t.year} name="year" inputMode="numeric" autoComplete="bday-year" maxLength={4} />
      </div>
    </FieldGroup>
  );
}
