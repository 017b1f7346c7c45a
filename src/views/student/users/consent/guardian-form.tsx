import { Button } from '@radix-ui/themes';
import { AskGuardianDocument, type OwnConsentPartsFragment } from '#api/documents/users/profile.generated.ts';
import { useApi, useSession } from '#client/app.context.ts';
import { guardianSchemaFor } from '#domain/users/consent/guardian.rule.ts';
import { useTexts } from '#texts/current-language.ts';
import { ownConsentTexts } from '#texts/users/own-consent.texts.ts';
import { Field } from '#ui/form/field.tsx';
import { Problem } from '#ui/form/problem.tsx';
import pages from '#ui/page/page.module.css';
import { useCheckedForm } from '../../../shared/platform/form/checked-form.ts';
import styles from './consent-step.module.css';

type Props = {
  /** The address that was asked last. */
  readonly guardianEmail: string | null;
  /** The guardian did not answer in time. */
  readonly hasEnded: boolean;
  /** Back to the guardian who was asked; null if there was none. */
  readonly onBack: (() => void) | null;
  readonly onDone: (consent: OwnConsentPartsFragment) => void;
};

/** Whom to ask. */
export function GuardianForm({ guardianEmail, hasEnded, onBack, onDone }: Props) {
  const { guardian: t } = useTexts(ownConsentTexts);
  const own = useSession()?.email ?? '';
  const api = useApi();
  const { form, errors, problem, isSending } = useCheckedForm({
    schema: guardianSchemaFor(own),
    send: async (guardian) => onDone((await api(AskGuardianDocument, guardian)).askGuardian),
  });
  return (
    <form className={styles.form} {...form}>
      {hasEnded && guardianEmail !== null && <p className={styles.sent}>{t.ended({ email: guardianEmail })}</p>}
      <Problem message={problem} />
      <Field
        label={t.email}
        hint={t.hint}
        name="email"
        type="email"
        autoComplete="off"
        defaultValue={hasEnded ? (guardianEmail ?? '') : ''}
        error={errors.email}
      />
      <div className={pages.actions}>
        <Button type="submit" size="3" loading={isSending}>
          {t.send}
        </Button>
        {onBack !== null && (
          <Button type="button" size="3" variant="soft" onClick={onBack}>
            {t.back}
          </Button>
        )}
      </div>
      <p className={styles.sent}>{t.wrongAge}</p>
    </form>
  );
}
