import type { ReactNode } from 'react';
import styles from './results.module.css';

/** A container for a table that may be wider than a phone; scrollable content is reachable by keyboard. */
export const ScrollFrame = ({
  labelledBy,
  children,
}: {
  readonly labelledBy: string;
  readonly children: ReactNode;
}) => (
  // biome-ignore lint/a11y/useSemanticElements: it contains no form fields
  // biome-ignore lint/a11y/noNoninteractiveTabindex: it is scrolled with the arrow keys
  <div className={styles.frame} role="group" aria-labelledby={labelledBy} tabIndex={0}>
    {children}
  </div>
);
