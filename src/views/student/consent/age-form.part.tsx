import { Button } from '@radix-ui/themes';
import { useApi } from '#actors/app.context.ts';
import { KeepBirthDocument, type OwnConsentPartsFragment } from '#api/documents/profile.generated.ts';
import { birthSchemaAt } from '#domain/consent/guardian.rule.ts';
import { useLanguage, useTexts } from '#texts/current-language.ts';
import { monthNames } from '#texts/month-wording.ts';
import { ownConsentTexts } from '#texts/own-consent.texts.ts';
import { Field } from '#ui/form/field.tsx';
import { FieldGroup } from '#ui/form/field-group.tsx';
import { Problem } from '#ui/form/problem.tsx';
import { SelectField } from '#ui/form/select-field.tsx';
import { useCheckedForm } from '../../form/checked-form.ts';
import styles from './consent-step.module.css';

type Props = { readonly born: string | null; readonly onDone: (consent: OwnConsentPartsFragment) => void };

const text = (data: FormData, name: string): string => String(data.get(name) ?? '').trim();

/** Month and year of birth, and no more than that. */
export function AgeForm({ born, onDone }: Props) {
  const { age: t } = useTexts(ownConsentTexts);
  const language = useLanguage();
  const api = useApi();
  const { form, errors, problem, isSending } = useCheckedForm({
    schema: birthSchemaAt(new Date()),
    read: (data) => ({ born: `${text(data, 'year')}-${text(data, 'month')}` }),
    send: async (birth) => onDone((await api(KeepBirthDocument, birth)).keepBirth),
  });
  return (
    <form className={styles.form} {...form}>
      <Problem message={problem} />
      <FieldGroup legend={t.legend} error={errors.born}>
        <div className={styles.birth}>
          <SelectField
            label={t.month}
            name="month"
            autoComplete="bday-month"
            placeholder={t.chooseMonth}
            options={monthNames(language)}
            defaultValue={born?.slice(5) ?? ''}
          />
          <Field
            label={t.year}
            name="year"
            inputMode="numeric"
            autoComplete="bday-year"
            maxLength={4}
            defaultValue={born?.slice(0, 4) ?? ''}
          />
        </div>
      </FieldGroup>
      <div>
        <Button type="submit" size="3" loading={isSending}>
          {t.next}
        </Button>
      </div>
    </form>
  );
}
