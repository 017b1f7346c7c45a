import { Button } from '@radix-ui/themes';
import { type OwnConsentPartsFragment, SaveBirthDateDocument } from '#api/documents/users/profile.generated.ts';
import { useApi } from '#client/app.context.ts';
import { birthSchemaAt } from '#domain/users/consent/guardian.rule.ts';
import { useTexts } from '#texts/current-language.ts';
import { ownConsentTexts } from '#texts/users/own-consent.texts.ts';
import { Problem } from '#ui/form/problem.tsx';
import { BirthFields, readBirth } from '../../../shared/platform/form/birth-fields.tsx';
import { useCheckedForm } from '../../../shared/platform/form/checked-form.ts';
import styles from './consent-step.module.css';

/** Month and year of birth. The answer is final, so the form says so before it is sent. */
export function AgeForm({ onDone }: { readonly onDone: (consent: OwnConsentPartsFragment) => void }) {
  const { age: t } = useTexts(ownConsentTexts);
  const api = useApi();
  const { form, errors, problem, isSending } = useCheckedForm({
    schema: birthSchemaAt(new Date()),
    read: readBirth,
    send: async (birth) => onDone((await api(SaveBirthDateDocument, birth)).saveBirthDate),
  });
  return (
    <form className={styles.form} {...form}>
      <Problem message={problem} />
      <BirthFields legend={t.legend} error={errors.born} />
      <p className={styles.sent}>{t.final}</p>
      <div>
        <Button type="submit" size="3" loading={isSending}>
          {t.next}
        </Button>
      </div>
    </form>
  );
}
