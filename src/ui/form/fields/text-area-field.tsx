import type { ComponentProps } from 'react';
import styles from '../control.module.css';
import { Labelled, type LabelProps } from '../labelled.tsx';

/** A labelled field for several lines. It grows with its text in browsers that support it. */
export function TextAreaField({
  label,
  error,
  hint,
  ...area
}: Omit<ComponentProps<'textarea'>, 'id' | 'className'> & LabelProps) {
  return (
    <Labelled label={label} error={error} hint={hint}>
      {(tied) => <textarea {...area} {...tied} className={styles.area} />}
    </Labelled>
  );
}
