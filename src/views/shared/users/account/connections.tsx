import { Button } from '@radix-ui/themes';
import { useState } from 'react';
import { LeavePlatformDocument, LeaveSignOnDocument } from '#api/documents/users/own-account.generated.ts';
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

/** Connected learning platforms, and disconnecting them; nothing for accounts without one. */
export function Platforms({ data: { ownAccount } }: AccountData) {
  const { platforms: t } = useTexts(accountTexts);
  const api = useApi();
  return (
    <Connections t={t} connections={ownAccount.platforms} disconnect={(id) => api(LeavePlatformDocument, { id })} />
  );
}

/** The identity providers of the user's school, connecting and disconnecting them; nothing without one. */
export function SignOns({ data: { ownAccount } }: AccountData) {
  const { signOns: t } = useTexts(accountTexts);
  const api = useApi();
  return (
    <Connections
      t={t}
      connections={ownAccount.signOns}
      disconnect={(id) => api(LeaveSignOnDocument, { id })}
      unconnected={{
        text: t.none,
        label: t.connect,
        named: (name) => t.connectNamed({ name }),
        addressOf: (id) => `/sign-on/start/${id}`,
      }}
    />
  );
}

type Named = (values: { readonly name: string }) => string;
type Texts = {
  readonly title: string;
  readonly intro: string;
  readonly since: (values: { readonly date: string }) => string;
  readonly onlyWay: string;
  readonly leave: string;
  readonly leaveNamed: Named;
  readonly left: Named;
  readonly confirmTitle: Named;
  readonly confirmText: string;
  readonly cancel: string;
};
type Connection = {
  readonly id: string;
  readonly name: string;
  /** An instant; null if it is not connected. */
  readonly since: string | null;
  readonly canLeave: boolean;
};
type Unconnected = {
  readonly text: string;
  readonly label: string;
  readonly named: (name: string) => string;
  readonly addressOf: (id: string) => string;
};

type ConnectionsProps = {
  readonly t: Texts;
  readonly connections: readonly Connection[];
  readonly disconnect: (id: string) => Promise<unknown>;
  /** How to connect what is not connected yet; left out: everything is. */
  readonly unconnected?: Unconnected;
};

/** Other programs with which the user can sign in. */
function Connections({ t, connections, disconnect, unconnected }: ConnectionsProps) {
  const language = useLanguage();
  const dialog = useDialog();
  const done = useDone();
  const [problem, setProblem] = useState<string | null>(null);
  if (connections.length === 0) return null;

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
      await disconnect(id);
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
        {connections.map(({ id, name, since, canLeave }) => (
          <li key={id} className={styles.session}>
            <div className={styles.device}>
              <span className={styles.name}>{name}</span>
              <div className={styles.when}>
                {since === null ? unconnected?.text : t.since({ date: dateTimeText(language, since) })}
              </div>
              {since !== null && !canLeave && <div className={styles.when}>{t.onlyWay}</div>}
            </div>
            {since === null && unconnected !== undefined && (
              <Button asChild size="2" variant="soft">
                <a href={unconnected.addressOf(id)} aria-label={unconnected.named(name)}>
                  {unconnected.label}
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
