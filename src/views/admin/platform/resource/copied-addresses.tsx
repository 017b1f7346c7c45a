import { Button } from '@radix-ui/themes';
import { useId } from 'react';
import { useToast } from '#client/app.context.ts';
import styles from './resource.module.css';

type Texts = {
  readonly title: string;
  readonly intro: string;
  readonly copy: string;
  readonly copied: string;
  readonly copyThis: (values: { readonly label: string }) => string;
};

type Address = { readonly label: string /** Begins with a slash. */; readonly path: string };

/** Addresses of this installation, to be entered in the settings of another program. */
export function CopiedAddresses({ t, addresses }: { readonly t: Texts; readonly addresses: readonly Address[] }) {
  const toast = useToast();
  const id = useId();
  const copy = async (address: string): Promise<void> => {
    await navigator.clipboard.writeText(address);
    toast({ message: t.copied });
  };
  return (
    <section className={styles.addresses} aria-labelledby={id}>
      <h2 id={id}>{t.title}</h2>
      <p className={styles.soft}>{t.intro}</p>
      <dl>
        {addresses.map(({ label, path }) => {
          const address = `${location.origin}${path}`;
          return (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                <code>{address}</code>
                <Button
                  size="1"
                  variant="soft"
                  color="gray"
                  aria-label={t.copyThis({ label })}
                  onClick={() => void copy(address)}
                >
                  {t.copy}
                </Button>
              </dd>
            </div>
          );
        })}
      </dl>
    </section>
  );
}
