import { Button } from '@radix-ui/themes';
import { useState } from 'react';
import { LeaveSignOnDocument } from '#api/documents/users/own-account.generated.ts';
import { useApi } from '#client/app.context.ts';
import { useDialog } from '#client/platform/dialog/use-dialog.ts';
import { useLanguage, useTexts } from '#texts/current-language.ts';
import { accountTexts } from '#texts/users/account.texts.ts';
import { dateTimeText } from '#texts/wording/date.wording.ts';
import { Problem } from '#ui/form/problem.tsx';
import { Panel } from '#ui/page/panel.tsx';
import { describeProblem } from '../../platform/form/problem.ts';
import { type AccountData, useDone } from './account.data.ts';
import styles from './account.module.css';

/** The identity providers of the user's school, connecting and disconnecting them; nothing without one. */
export function SignOns({ data: { ownAccount } }: AccountData) {
  const { signOns: t } = useTexts(accountTexts);
  const language = useLanguage();
  const api = useApi();
  const dialog = useDialog();
  const done = useDone();
  const [problem, setProblem] = useState<string | null>(null);
  if (ownAccount.signOns.length === 0) return null;

  async function leave(id: string, name: string): Promise<void> {
    const { reason } = await dialog.open({
      title: t.confirmTitle({ name }),
      text: t.confirmText,
      confirmLabel: t.leave,
      cancelLabel: t.cancel,
      isDangerous: true,
    });
    if (reason !== 'confirm') return;
    setProblem(null);
    try {
      await api(LeaveSignOnDocument, { id });
      await done(t.left({ name }));
    } catch (cause) {
      setProblem(describeProblem(cause).message);
    }
  }

  return (
    <Panel title={t.title}>
      <p className={styles.text}>{t.intro}</p>
      <Problem message={problem} />
      <ul className={styles.sessions}>
        {ownAccount.signOns.map(({ id, name, since, canLeave }) => (
          <li key={id} className={styles.session}>
            <div className={styles.device}>
              <span className={styles.name}>{name}</span>
              <div className={styles.when}>
                {since === null ? t.none : t.since({ date: dateTimeText(language, since) })}
              </div>
              {since !== null && !canLeave && <div className={styles.when}>{t.onlyWay}</div>}
            </div>
            {since === null && (
              <Button asChild size="2" variant="soft">
                <a href={`/sign-on/start/${id}`} aria-label={t.connectNamed({ name })}>
                  {t.connect}
                </a>
              </Button>
            )}
            {since !== null && canLeave && (
              <Button
                size="2"
                variant="soft"
                color="gray"
                aria-label={t.leaveNamed({ name })}
                onClick={() => leave(id, name)}
              >
                {t.leave}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Panel>
  );
}
