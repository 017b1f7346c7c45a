import type { ReactNode } from 'react';
import styles from './gallery.module.css';

/** One state of a component, with its name. */
export function GalleryExample({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <section className={styles.specimen} aria-label={name}>
      <h2>{name}</h2>
      {children}
    </section>
  );
}
