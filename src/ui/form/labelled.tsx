import { type ReactNode, useId } from 'react';
import { useMessages } from '#texts/platform/problems.texts.ts';
import styles from './field.module.css';

export type LabelProps = {
  readonly label: string;
  /** Error message of the field, shown next to it and announced with it. */
  readonly error?: string | undefined;
  readonly hint?: ReactNode;
};

/** Attributes that connect a control to its label, hint and message. */
export type LabelledInputProps = {
  readonly id: string;
  readonly 'aria-invalid': boolean;
  readonly 'aria-describedby'?: string;
};

/** Ids of a control's hint and message, derived from the id of the control. */
export function describedBy(id: string, { error, hint }: Pick<LabelProps, 'error' | 'hint'>): string | undefined {
  const ids = [error === undefined ? null : `${id}-error`, hint === undefined ? null : `${id}-hint`];
  return ids.filter((part) => part !== null).join(' ') || undefined;
}

/** Hint and message of the control with this id. */
export function Notes({ id, error, hint }: Pick<LabelProps, 'error' | 'hint'> & { readonly id: string }) {
  const messageOf = useMessages();
  return (
    <>
      {hint !== undefined && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {error !== undefined && (
        <p id={`${id}-error`} className={styles.error}>
          {messageOf(error)}
        </p>
      )}
    </>
  );
}

/** A control below its label, with its hint and its error message below it. */
export function Labelled({
  label,
  error,
  hint,
  children,
}: LabelProps & { readonly children: (tied: LabelledInputProps) => ReactNode }) {
  const id = useId();
  const description = describedBy(id, { error, hint });
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      {children({
        id,
        'aria-invalid': error !== undefined,
        ...(description !== undefined && { 'aria-describedby': description }),
      })}
      <Notes id={id} error={error} hint={hint} />
    </div>
  );
}
