import { Button, Heading } from '@radix-ui/themes';
import { useCallback, useState } from 'react';
import { ConnectScimUsersDocument, ScimMatchesDocument } from '#api/documents/interchange/scim.generated.ts';
import { useApi } from '#client/app.context.ts';
import { useDialog } from '#client/platform/dialog/use-dialog.ts';
import { useTexts } from '#texts/current-language.ts';
import { scimTexts } from '#texts/interchange/scim.texts.ts';
import { userText } from '#texts/message-parts.ts';
import { CheckboxField } from '#ui/form/fields/tick-field.tsx';
import { Problem } from '#ui/form/problem.tsx';
import pages from '#ui/page/page.module.css';
import styles from '../../../shared/interchange/import.module.css';
import { useLoaded } from '../../../shared/platform/use-loaded.ts';

/** Accounts that the school had before its identity system: a person decides which ones it may manage. */
export function ScimMatches() {
  const t = useTexts(scimTexts);
  const api = useApi();
  const dialog = useDialog();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const { answer, problem, reload } = useLoaded(useCallback(() => api(ScimMatchesDocument), [api]));

  if (problem !== null) return <Problem message={problem} />;
  if (answer === null || answer.scimMatches.total === 0) return null;
  const { rows, total } = answer.scimMatches;
  const toggle = (id: string): void =>
    setChosen((now) => new Set(now.has(id) ? [...now].filter((each) => each !== id) : [...now, id]));
  const areAllChosen = chosen.size === rows.length;
  const connect = async (): Promise<void> => {
    let connected = 0;
    const { reason } = await dialog.open({
      title: t.connectTitle({ count: chosen.size }),
      text: t.connectText,
      confirmLabel: t.connect({ count: chosen.size }),
      work: async () => {
        connected = (await api(ConnectScimUsersDocument, { ids: [...chosen] })).connectScimUsers;
      },
    });
    if (reason !== 'confirm') return;
    dialog.toast(t.connected({ count: connected }));
    setChosen(new Set());
    reload();
  };
  return (
    <>
      <Heading as="h3" size="3">
        {t.matchesTitle({ count: total })}
      </Heading>
      <p className={styles.plain}>{t.matchesText}</p>
      <ul className={styles.rows}>
        {rows.map(({ id, name, email, sentName }) => (
          <li key={id} className={styles.row}>
            <CheckboxField
              label={`${userText(name)} · ${userText(email)}`}
              hint={t.matchOf({ name: userText(sentName) })}
              checked={chosen.has(id)}
              onChange={() => toggle(id)}
            />
          </li>
        ))}
      </ul>
      {total > rows.length && <p className={styles.plain}>{t.matchesMore({ count: rows.length })}</p>}
      <div className={pages.actions}>
        <Button type="button" size="3" disabled={chosen.size === 0} onClick={() => void connect()}>
          {t.connect({ count: chosen.size })}
        </Button>
        {rows.length > 1 && (
          <Button
            type="button"
            size="3"
            variant="soft"
            color="gray"
            onClick={() => setChosen(new Set(areAllChosen ? [] : rows.map(({ id }) => id)))}
          >
            {areAllChosen ? t.chooseNone : t.chooseAll}
          </Button>
        )}
      </div>
    </>
  );
}
