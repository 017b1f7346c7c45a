import { TextField } from '@radix-ui/themes';
import { type ComponentProps, type ReactNode, useId } from 'react';
import styles from './field.module.css';

type Props = Omit<ComponentProps<typeof TextField.Root>, 'size' | 'id' | 'color'> & {
  readonly label: string;
  /** What is wrong with the field, shown beside it. */
  readonly error?: string | undefined;
  readonly hint?: ReactNode;
};

/** A labelled line of text with its hint and its error message. */
export function Field({ label, error, hint, ...input }: Props) {
  const id = useId();
  const describedBy = [error === undefined ? null : `${id}-error`, hint === undefined ? null : `${id}-hint`]
    .filter((part) => part !== null)
    .join(' ');
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <TextField.Root
        {...input}
        id={id}
        size="3"
        aria-invalid={error !== undefined}
        {...(error === undefined ? {} : { color: 'red' as const })}
        {...(describedBy === '' ? {} : { 'aria-describedby': describedBy })}
      />
      {hint !== undefined && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {error !== undefined && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  );
}
