import { Badge } from '@radix-ui/themes';
import { useLanguage, useTexts } from '#texts/current-language.ts';
import { accountTexts } from '#texts/users/account.texts.ts';
import { dateTimeText } from '#texts/wording/date.wording.ts';
import { Panel } from '#ui/page/panel.tsx';
import type { AccountData } from './account.data.ts';
import styles from './account.module.css';

/** Recent sign-ins and failed attempts at the account, including those of strangers. */
export function SignInActivity({ data: { ownAccount } }: AccountData) {
  const { signIns: t, sessions } = useTexts(accountTexts);
  const language = useLanguage();
  const outcomes = {
    success: t.success,
    failure: t.failure,
    refused: t.refused,
    codeRequired: t.codeRequired,
    wrongCode: t.wrongCode,
  };
  return (
    <Panel title={t.title}>
      <p className={styles.text}>{t.intro}</p>
      {ownAccount.signInActivity.length === 0 ? (
        <p className={styles.text}>{t.none}</p>
      ) : (
        <ul className={styles.sessions}>
          {ownAccount.signInActivity.map(({ outcome, device, isKnown, count, lastAt }) => (
            <li key={`${outcome} ${device} ${isKnown} ${lastAt}`} className={styles.session}>
              <div className={styles.device}>
                <span className={styles.name}>
                  {outcomes[outcome]({ count })}
                  {!isKnown && outcome !== 'success' && (
                    <Badge size="2" color="amber">
                      {t.newDevice}
                    </Badge>
                  )}
                </span>
                <div className={styles.when}>
                  {t.line({ device: device === '' ? sessions.unknown : device, date: dateTimeText(language, lastAt) })}
                </div>
              </div>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
