import { Button } from '@radix-ui/themes';
import { useState } from 'react';
import { CancelAccountDeletionDocument } from '#api/documents/users/privacy.generated.ts';
import { useApi, useToast } from '#client/app.context.ts';
import { useLanguage, useTexts } from '#texts/current-language.ts';
import { deletionTexts } from '#texts/users/deletion.texts.ts';
import { dateText } from '#texts/wording/date.wording.ts';
import { describeProblem } from '../../platform/form/problem.ts';
import styles from './deletion.module.css';

type Props = {
  /** When the account is deleted, in ISO 8601. */
  readonly dueAt: string;
  readonly onSaved: () => void;
};

/** Shows when the account is deleted, and lets its owner keep it. */
export function ScheduledDeletion({ dueAt, onSaved }: Props) {
  const { coming: t } = useTexts(deletionTexts);
  const language = useLanguage();
  const api = useApi();
  const raise = useToast();
  const [isCancelling, setIsCancelling] = useState(false);
  const cancelDeletion = async (): Promise<void> => {
    setIsCancelling(true);
    try {
      await api(CancelAccountDeletionDocument);
      raise({ message: t.accountKept, color: 'positive' });
      onSaved();
    } catch (cause) {
      raise({ message: describeProblem(cause).message, color: 'negative' });
    } finally {
      setIsCancelling(false);
    }
  };
  return (
    <section className={styles.pending} aria-label={t.label}>
      <p>{t.text({ day: dateText(language, dueAt) })}</p>
      <Button size="2" loading={isCancelling} onClick={cancelDeletion}>
        {t.keepAccount}
      </Button>
    </section>
  );
}
