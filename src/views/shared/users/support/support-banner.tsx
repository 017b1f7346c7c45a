import { Button } from '@radix-ui/themes';
import { useId, useState } from 'react';
import { Link } from 'react-router';
import { EndSupportDocument, ReadVisitsDocument } from '#api/documents/users/support.generated.ts';
import { useApi, useAuth } from '#client/app.context.ts';
import type { SessionUser } from '#domain/access/session-user.schema.ts';
import { href } from '#routes/href.ts';
import { useLanguage, useTexts } from '#texts/current-language.ts';
import { supportTexts } from '#texts/users/support.texts.ts';
import { dateText, dateTimeText } from '#texts/wording/date.wording.ts';
import { Problem } from '#ui/form/problem.tsx';
import { describeProblem } from '../../platform/form/problem.ts';
import styles from './support-banner.module.css';

type Props = { readonly user: SessionUser };

/**
 * For the support user: whose view this is, and the way back. For the viewed user: a notice that support viewed the
 * account, until it is dismissed. For a user who will need a factor that they lack: from when on.
 */
export function SupportBanner({ user }: Props) {
  const t = useTexts(supportTexts);
  const language = useLanguage();
  const api = useApi();
  const { reread } = useAuth();
  const [problem, setProblem] = useState<string | null>(null);
  const attempt = async (work: () => Promise<unknown>): Promise<void> => {
    setProblem(null);
    await work().catch((cause: unknown) => setProblem(describeProblem(cause).message));
  };
  if (user.helped_until)
    return (
      <section className={styles.banner}>
        <p>{t.helping({ name: user.name, time: dateTimeText(language, user.helped_until) })}</p>
        <Problem message={problem} />
        <Button
          size="2"
          onClick={() =>
            attempt(async () => {
              await api(EndSupportDocument);
              // The page is reloaded, so that nothing loaded as the viewed user is shown as the support user's own.
              window.location.assign(href('admin.users'));
            })
          }
        >
          {t.end}
        </Button>
      </section>
    );
  if (!user.visit) return user.factor_due ? <FactorDue at={user.factor_due} /> : null;
  const { helper, at, reason } = user.visit;
  return (
    <section className={styles.banner}>
      <p>
        {t.visited({ helper, date: dateTimeText(language, at) })} {t.reason({ reason })}
      </p>
      <Problem message={problem} />
      <Button
        size="2"
        variant="soft"
        onClick={() =>
          attempt(async () => {
            await api(ReadVisitsDocument);
            await reread();
          })
        }
      >
        {t.read}
      </Button>
    </section>
  );
}

function FactorDue({ at }: { readonly at: string }) {
  const t = useTexts(supportTexts);
  const language = useLanguage();
  const textId = useId();
  return (
    <section className={styles.banner} aria-labelledby={textId}>
      <p id={textId}>{t.factorDue({ date: dateText(language, at) })}</p>
      <Button asChild size="2" variant="soft">
        <Link to={href('account')}>{t.setUp}</Link>
      </Button>
    </section>
  );
}
