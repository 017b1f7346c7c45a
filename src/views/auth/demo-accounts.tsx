import { Button } from '@radix-ui/themes';
import type { ClientConfig } from '#domain/config/client-config.schema.ts';
import styles from './auth-form.module.css';

type Account = ClientConfig['demoAccounts'][number];

const ROLE_NAMES: Readonly<Record<string, string>> = {
  student: 'Student',
  teacher: 'Teacher',
  schoolAdmin: 'School admin',
  admin: 'Admin',
};

type Props = { readonly accounts: readonly Account[]; readonly onChoose: (account: Account) => void };

/** One press fills in an account of the demonstration. */
export function DemoAccounts({ accounts, onChoose }: Props) {
  return (
    <section className={styles.demo} aria-labelledby="demo-accounts">
      <p className={styles.intro} id="demo-accounts">
        This is a demonstration. Fill in an account to look around:
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
            {ROLE_NAMES[account.role] ?? account.role}
          </Button>
        ))}
      </div>
    </section>
  );
}
