import { Fragment } from 'react';
import { Link } from 'react-router';
import styles from './trail.module.css';

export type Step = { readonly title: string; readonly to: string };

/** The way up from here, nearest last. The screen's own heading is not part of it. */
export function Trail({ steps }: { steps: readonly Step[] }) {
  return (
    <nav aria-label="Breadcrumb" className={styles.trail}>
      {steps.map(({ title, to }, place) => (
        <Fragment key={to}>
          {place > 0 && <span aria-hidden="true">/</span>}
          <Link to={to}>{title}</Link>
        </Fragment>
      ))}
    </nav>
  );
}
