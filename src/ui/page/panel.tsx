import { Heading } from '@radix-ui/themes';
import { type ReactNode, useId } from 'react';
import styles from './account.module.css';

/** A titled section of the account. */
export function Panel({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const id = useId();
  return (
    <section className={styles.panel} aria-labelledby={id}>
      <Heading as="h2" size="5" id={id}>
        {title}
      </Heading>
      {children}
    </section>
  );
}
