import { Badge, Button } from '@radix-ui/themes';
import type { OwnAccountQuery } from '#api/documents/users/own-account.generated.ts';
import { passkeyTexts } from '#texts/access/passkey.texts.ts';
import { useLanguage, useTexts } from '#texts/current-language.ts';
import { dateText, dateTimeText } from '#texts/wording/date.wording.ts';
import pages from '#ui/page/page.module.css';
import { Panel } from '#ui/page/panel.tsx';
import { useDone } from '../../users/account/account.data.ts';
import styles from '../../users/account/account.module.css';
import { usePasskeyDialogs } from './use-passkey-dialogs.tsx';

type Account = Pick<OwnAccountQuery['ownAccount'], 'hasPassword' | 'passkeys' | 'secondFactor'>;

/** A user's passkeys: adding, renaming and removing them. */
export function Passkeys({ account }: { readonly account: Account }) {
  const t = useTexts(passkeyTexts);
  const language = useLanguage();
  const done = useDone();
  const dialogs = usePasskeyDialogs();
  const { hasPassword, passkeys, secondFactor } = account;

  if (!hasPassword && passkeys.length === 0)
    return (
      <Panel title={t.title}>
        <p className={styles.text}>{t.noPassword}</p>
      </Panel>
    );
  return (
    <Panel title={t.title}>
      <p className={styles.text}>{t.intro}</p>
      {passkeys.length === 0 ? (
        <p className={styles.text}>{t.none}</p>
      ) : (
        <ul className={styles.sessions}>
          {passkeys.map(({ id, name, createdAt, lastUsedAt, isSynced }) => (
            <li key={id} className={styles.session}>
              <div className={styles.device}>
                <span className={styles.name}>
                  {name}
                  <Badge size="2" color="gray">
                    {isSynced ? t.synced : t.oneDevice}
                  </Badge>
                </span>
                <div className={styles.when}>
                  {lastUsedAt === null ? t.unused : t.used({ date: dateTimeText(language, lastUsedAt) })}
                </div>
                <div className={styles.when}>{t.created({ date: dateText(language, createdAt) })}</div>
              </div>
              <div className={pages.actions}>
                <Button
                  size="2"
                  variant="soft"
                  color="gray"
                  aria-label={t.renameNamed({ name })}
                  onClick={async () => {
                    if (await dialogs.rename({ id, name })) await done(t.renamed);
                  }}
                >
                  {t.rename}
                </Button>
                <Button
                  size="2"
                  variant="soft"
                  color="red"
                  aria-label={t.removeNamed({ name })}
                  onClick={async () => {
                    if (await dialogs.remove({ id, name })) await done(t.removed);
                  }}
                >
                  {t.remove}
                </Button>
              </div>
            </li>
          ))}
        </ul>
      )}
      {hasPassword && (
        <>
          <p className={styles.text}>{t.shared}</p>
          <div className={pages.actions}>
            <Button
              size="3"
              variant="soft"
              onClick={async () => {
                if (await dialogs.add({ needsCode: secondFactor !== null })) await done(t.added);
              }}
            >
              {t.add}
            </Button>
          </div>
        </>
      )}
    </Panel>
  );
}
