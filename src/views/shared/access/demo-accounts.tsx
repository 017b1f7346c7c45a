import { Button } from '@radix-ui/themes';
import type { RefObject } from 'react';
import type { ClientConfig } from '#domain/platform/config/client-config.ts';
import { authTexts } from '#texts/access/auth.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import styles from './auth-form.module.css';

type Field = RefObject<HTMLInputElement | null>;

type Props = {
  readonly accounts: ClientConfig['demoAccounts'];
  /** The fields of the sign-in form. */
  readonly email: Field;
  readonly password: Field;
};

/** Fills in a demo account with one click. */
export function DemoAccounts({ accounts, email, password }: Props) {
  const t = useTexts(authTexts).demo;
  const names: Readonly<Record<string, string>> = t.roles;
  const fillIn = (field: Field, value: string): void => {
    if (field.current !== null) field.current.value = value;
  };
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
            onClick={() => {
              fillIn(email, account.email);
              fillIn(password, account.password);
            }}
          >
            {account.isNew === true ? t.newStudent : (names[account.role] ?? account.role)}
          </Button>
        ))}
      </div>
    </section>
  );
}
