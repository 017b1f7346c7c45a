import { type ReactNode, useId } from 'react';
import styles from './field.module.css';

type Props = {
  readonly legend: string;
  readonly error?: string | undefined;
  readonly children: ReactNode;
};

/** Choices that answer one question together, with the question and its error message. */
export function FieldGroup({ legend, error, children }: Props) {
  const id = useId();
  return (
    <fieldset
      className={styles.group}
      {...(error === undefined ? {} : { 'aria-describedby': `${id}-error`, 'data-invalid': '' })}
    >
      <legend className={styles.label}>{legend}</legend>
      {children}
      {error !== undefined && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
    </fieldset>
  );
}
