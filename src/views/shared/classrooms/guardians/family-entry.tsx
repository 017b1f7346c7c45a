import { Button } from '@radix-ui/themes';
import { useState } from 'react';
import * as z from 'zod/mini';
import {
  OpenGuardianLinkDocument,
  RequestGuardianLinkDocument,
} from '#api/documents/classrooms/guardian-access.generated.ts';
import { useApi } from '#client/app.context.ts';
import { guardianAddressSchema } from '#domain/classrooms/guardians/guardian-access.schema.ts';
import { ProductError } from '#domain/platform/errors.ts';
import { problemText } from '#domain/platform/problem.ts';
import { guardianAccessTexts } from '#texts/classrooms/guardian-access.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import { Field } from '#ui/form/field.tsx';
import { Problem } from '#ui/form/problem.tsx';
import pages from '#ui/page/page.module.css';
import { PageHeading } from '#ui/page/page-heading.tsx';
import { Panel } from '#ui/page/panel.tsx';
import { useCheckedForm } from '../../platform/form/checked-form.ts';
import { describeProblem } from '../../platform/form/problem.ts';
import styles from './guardians.module.css';

type Props = {
  /** The token of the link; '' without one. */
  readonly link: string;
  readonly hasEnded: boolean;
  readonly onOpened: (session: string) => void;
};

/** Opens a link, or gets a new one. A button opens it: programs that check the links of emails would use it up. */
export function FamilyEntry({ link, hasEnded, onOpened }: Props) {
  const { family: t } = useTexts(guardianAccessTexts);
  const api = useApi();
  const [isOpening, setIsOpening] = useState(false);
  const [isUsed, setIsUsed] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const open = async (token: string): Promise<void> => {
    setProblem(null);
    setIsOpening(true);
    try {
      onOpened((await api(OpenGuardianLinkDocument, { link: token })).openGuardianLink);
    } catch (cause) {
      if (cause instanceof ProductError && cause.code === 'INVITATION_ENDED') setIsUsed(true);
      else setProblem(describeProblem(cause).message);
    } finally {
      setIsOpening(false);
    }
  };
  return (
    <>
      <PageHeading title={t.title} intro={t.intro} />
      <div role="status">
        {isUsed && <p className={styles.soft}>{t.linkEnded}</p>}
        {hasEnded && <p className={styles.soft}>{t.ended}</p>}
      </div>
      <Problem message={problem} />
      {link !== '' && !isUsed && (
        <Panel title={t.openTitle}>
          <p className={styles.soft}>{t.openText}</p>
          <div>
            <Button size="3" loading={isOpening} onClick={() => void open(link)}>
              {t.open}
            </Button>
          </div>
        </Panel>
      )}
      {(link === '' || isUsed) && (
        <>
          <RequestForm />
          <CodeForm onCode={open} />
        </>
      )}
    </>
  );
}

function RequestForm() {
  const { family: t } = useTexts(guardianAccessTexts);
  const api = useApi();
  const [isSent, setIsSent] = useState(false);
  const { form, errors, problem, isSending } = useCheckedForm({
    schema: guardianAddressSchema,
    send: async ({ email }) => {
      await api(RequestGuardianLinkDocument, { email });
      setIsSent(true);
    },
  });
  return (
    <Panel title={t.request}>
      <p className={styles.soft}>{t.requestText}</p>
      <form {...form} className={pages.section}>
        <Problem message={problem} />
        <Field label={t.email} name="email" type="email" autoComplete="email" error={errors.email} />
        <div>
          <Button type="submit" size="3" loading={isSending}>
            {t.send}
          </Button>
        </div>
        <p role="status" className={styles.soft}>
          {isSent ? t.sent : ''}
        </p>
      </form>
    </Panel>
  );
}

/** For emails without a link: the server's public address was not configured. */
function CodeForm({ onCode }: { readonly onCode: (code: string) => Promise<void> }) {
  const { family: t } = useTexts(guardianAccessTexts);
  const schema = z.object({ code: z.string().check(z.trim(), z.minLength(1, problemText('codeMissing'))) });
  const { form, errors, isSending } = useCheckedForm({ schema, send: ({ code }) => onCode(code) });
  return (
    <details>
      <summary>{t.useCode}</summary>
      <form {...form} className={pages.section}>
        <Field label={t.code} name="code" autoComplete="off" spellCheck={false} error={errors.code} />
        <div>
          <Button type="submit" size="3" variant="soft" loading={isSending}>
            {t.open}
          </Button>
        </div>
      </form>
    </details>
  );
}
