import { Badge, Button } from '@radix-ui/themes';
import { useState } from 'react';
import { Link } from 'react-router';
import { EndSessionDocument, EndSessionsDocument } from '#api/documents/users/own-account.generated.ts';
import { useApi, useAuth, useSession } from '#client/app.context.ts';
import { useDialog } from '#client/platform/dialog/use-dialog.ts';
import { href } from '#routes/href.ts';
import { useLanguage, useTexts } from '#texts/current-language.ts';
import { accountTexts } from '#texts/users/account.texts.ts';
import { dateTimeText } from '#texts/wording/date.wording.ts';
import { Problem } from '#ui/form/problem.tsx';
import pages from '#ui/page/page.module.css';
import { Panel } from '#ui/page/panel.tsx';
import { describeProblem } from '../../platform/form/problem.ts';
import { type AccountData, useDone } from './account.data.ts';
import styles from './account.module.css';

/** The PIN, and changing it. */
export function Pin() {
  const { pin: t } = useTexts(accountTexts);
  const hasPin = useSession()?.pin === 'verified';
  return (
    <Panel title={t.title}>
      <p className={styles.text}>{hasPin ? t.there : t.none}</p>
      <div className={pages.actions}>
        <Button asChild size="3" variant="soft">
          <Link to={href('set-pin')}>{hasPin ? t.change : t.set}</Link>
        </Button>
      </div>
    </Panel>
  );
}

/** Active sessions, and signing out of each. */
export function Sessions({ data: { ownAccount } }: AccountData) {
  const { sessions: t } = useTexts(accountTexts);
  const language = useLanguage();
  const api = useApi();
  const { signOut } = useAuth();
  const dialog = useDialog();
  const done = useDone();
  const [problem, setProblem] = useState<string | null>(null);
  const others = ownAccount.sessions.filter(({ isThis }) => !isThis);

  async function attempt(work: () => Promise<void>): Promise<void> {
    setProblem(null);
    try {
      await work();
    } catch (cause) {
      setProblem(describeProblem(cause).message);
    }
  }
  const end = (id: string) =>
    attempt(async () => {
      await api(EndSessionDocument, { id });
      await done(t.ended);
    });
  const endOthers = () =>
    attempt(async () => {
      await api(EndSessionsDocument, { alsoThis: false });
      await done(t.endedOthers);
    });
  const endAll = () =>
    attempt(async () => {
      const { reason } = await dialog.open({
        title: t.confirmTitle,
        text: t.confirmText,
        confirmLabel: t.sure,
        cancelLabel: t.cancel,
      });
      if (reason !== 'confirm') return;
      await api(EndSessionsDocument, { alsoThis: false });
      // This session ends by the usual sign-out, which also deletes what the browser stores.
      signOut();
    });

  return (
    <Panel title={t.title}>
      <p className={styles.text}>{others.length === 0 ? t.alone : t.others({ count: others.length })}</p>
      <Problem message={problem} />
      <ul className={styles.sessions}>
        {ownAccount.sessions.map(({ id, device, isThis, createdAt, lastUsedAt }) => {
          const name = device === '' ? t.unknown : device;
          return (
            <li key={id} className={styles.session}>
              <div className={styles.device}>
                <span className={styles.name}>
                  {name}
                  {isThis && <Badge size="2">{t.here}</Badge>}
                </span>
                <div className={styles.when}>{t.used({ date: dateTimeText(language, lastUsedAt) })}</div>
                <div className={styles.when}>{t.since({ date: dateTimeText(language, createdAt) })}</div>
              </div>
              {!isThis && (
                <Button
                  size="2"
                  variant="soft"
                  color="gray"
                  aria-label={t.endNamed({ device: name })}
                  onClick={() => end(id)}
                >
                  {t.end}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
      <div className={pages.actions}>
        {others.length > 0 && (
          <Button size="3" variant="soft" onClick={endOthers}>
            {t.endOthers}
          </Button>
        )}
        <Button size="3" variant="outline" color="red" onClick={endAll}>
          {t.endAll}
        </Button>
      </div>
    </Panel>
  );
}

/** Who has viewed the product as this user, for support. */
export function Visits({ data: { ownAccount } }: AccountData) {
  const { visits: t } = useTexts(accountTexts);
  const language = useLanguage();
  return (
    <Panel title={t.title}>
      <p className={styles.text}>{t.intro}</p>
      {ownAccount.visits.length === 0 ? (
        <p className={styles.text}>{t.none}</p>
      ) : (
        <ul className={styles.sessions}>
          {ownAccount.visits.map(({ id, helper, reason, startedAt }) => (
            <li key={id} className={styles.session}>
              <div className={styles.device}>
                <span className={styles.name}>{t.line({ helper, date: dateTimeText(language, startedAt) })}</span>
                <div className={styles.when}>{reason}</div>
              </div>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
