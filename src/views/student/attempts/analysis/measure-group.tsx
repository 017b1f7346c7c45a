import { Heading } from '@radix-ui/themes';
import type { ReactNode } from 'react';
import styles from './analysis.module.css';

type Props = {
  readonly id: string;
  readonly title: string;
  /** The main number, or null if there is none yet. */
  readonly value: string | null;
  readonly unit: string;
  /** The main chart. */
  readonly children: ReactNode;
  /** Further charts, shown on request. */
  readonly more?: { readonly title: string; readonly charts: ReactNode };
};

/** Measures that answer one question: its main number and chart, and further charts on request. */
export function MeasureGroup({ id, title, value, unit, children, more }: Props) {
  return (
    <section className={styles.group} aria-labelledby={id}>
      <div className={styles.groupHead}>
        <Heading as="h2" size="3" id={id}>
          {title}
        </Heading>
        {value !== null && (
          <p className={styles.total}>
            <b>{value}</b> <span>{unit}</span>
          </p>
        )}
      </div>
      {children}
      {more !== undefined && (
        <details className={styles.details}>
          <summary>{more.title}</summary>
          <div className={styles.charts}>{more.charts}</div>
        </details>
      )}
    </section>
  );
}
