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
export function ImageRows({ rows }: { readonly rows: readonly (readonly [name: string, figure: string])[] }) {
  return (
    <dl className={styles.numbers}>
      {rows.map(([name, image]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{image}</dd>
        </div>
      ))}
    </dl>
  );
}
