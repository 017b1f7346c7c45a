import { type ReactNode, useId } from 'react';
import styles from './field.module.css';
import { describedBy, Notes } from './labelled.tsx';

type Props = {
  readonly legend: string;
  readonly error?: string | undefined;
  readonly hint?: ReactNode;
  readonly children: ReactNode;
};

/** A group of choices for one question, with label, hint and error message. */
export function FieldGroup({ legend, error, hint, children }: Props) {
  const id = useId();
  return (
    <fieldset
      className={styles.group}
      aria-describedby={describedBy(id, { error, hint })}
      data-invalid={error === undefined ? undefined : ''}
    >
      <legend className={styles.label}>{legend}</legend>
      {children}
      <Notes id={id} error={error} hint={hint} />
    </fieldset>
  );
}
