import { Button } from '@radix-ui/themes';
import { useState } from 'react';
import * as z from 'zod/mini';
import { AskGuardianDocument, type OwnConsentPartsFragment } from '#api/documents/users/profile.generated.ts';
import { useApi } from '#client/app.context.ts';
import { useLanguage, useTexts } from '#texts/current-language.ts';
import { ownConsentTexts } from '#texts/users/own-consent.texts.ts';
import { dateText, dateTimeText } from '#texts/wording/date.wording.ts';
import { Problem } from '#ui/form/problem.tsx';
import pages from '#ui/page/page.module.css';
import { useCheckedForm } from '../../../shared/platform/form/checked-form.ts';
import styles from './consent-step.module.css';

type Props = {
  readonly consent: OwnConsentPartsFragment;
  readonly onSent: (consent: OwnConsentPartsFragment) => void;
  readonly onOther: () => void;
};

const emptySchema = z.object({});

/** The guardian was asked and has not answered yet. */
export function Waiting({ consent: { guardian, sentAt, endsAt }, onSent, onOther }: Props) {
  const { waiting: t } = useTexts(ownConsentTexts);
  const language = useLanguage();
  const api = useApi();
  const [isSentAgain, setSentAgain] = useState(false);
  const { form, problem, isSending } = useCheckedForm({
    schema: emptySchema,
    send: async () => {
      setSentAgain(false);
      onSent((await api(AskGuardianDocument, { email: guardian ?? '' })).askGuardian);
      setSentAgain(true);
    },
  });
  return (
    <form className={pages.section} {...form}>
      {sentAt !== null && (
        <p className={styles.sent}>{t.sent({ email: guardian ?? '', date: dateTimeText(language, sentAt) })}</p>
      )}
      {endsAt !== null && <p className={pages.intro}>{t.next({ day: dateText(language, endsAt) })}</p>}
      <p className={pages.intro}>{t.nothing}</p>
      <Problem message={problem} />
      <div className={pages.actions}>
        <Button type="submit" size="3" variant="soft" loading={isSending}>
          {t.again}
        </Button>
        <Button type="button" size="3" variant="soft" color="gray" onClick={onOther}>
          {t.other}
        </Button>
      </div>
      <p role="status" className={`${pages.intro} ${styles.status}`}>
        {isSentAgain ? t.sentAgain : ''}
      </p>
    </form>
  );
}
