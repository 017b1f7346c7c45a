import { Heading } from '@radix-ui/themes';
import type { ReactNode } from 'react';
import styles from './authoring.module.css';

/** A panel next to the editor with statistics. */
export function ImagesPanel({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className={styles.panel}>
      <Heading as="h2" size="3">
        {title}
      </Heading>
      {children}
    </section>
  );
}

/** Numbers with their labels, side by side. */
export function Figures({ rows }: { readonly rows: readonly (readonly [name: string, figure: string])[] }) {
  return (
    <dl className={styles.numbers}>
      {rows.map(([name, figure]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{figure}</dd>
        </div>
      ))}
    </dl>
  );
}
