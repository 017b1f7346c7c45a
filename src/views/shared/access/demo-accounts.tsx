import { Button } from '@radix-ui/themes';
import type { ClientConfig } from '#domain/platform/config/client-config.ts';
import { authTexts } from '#texts/access/auth.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import styles from './auth-form.module.css';

type Account = ClientConfig['demoAccounts'][number];

type Props = { readonly accounts: readonly Account[]; readonly onChoose: (account: Account) => void };

/** Fills in a demo account with one click. */
export function DemoAccounts({ accounts, onChoose }: Props) {
  const t = useTexts(authTexts).demo;
  const names: Readonly<Record<string, string>> = t.roles;
  return (
    <section className={styles.demo} aria-labelledby="demo-accounts">
      <p className={styles.intro} id="demo-accounts">
        {t.intro}
      </p>
      <div className={styles.accounts}>
        {accounts.map((account) => (
          <Button
            key={account.email}
            type="button"
            size="3"
            variant="soft"
            color="gray"
            onClick={() => onChoose(account)}
          >
            {account.isNew === true ? t.newStudent : (names[account.role] ?? account.role)}
          </Button>
        ))}
      </div>
    </section>
  );
}
