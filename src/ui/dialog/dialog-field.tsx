import { useEffect, useId, useRef } from 'react';
import { useMessages } from '#texts/platform/problems.texts.ts';
import styles from './dialog-field.module.css';

export type DialogFieldProps = {
  readonly type: 'text' | 'textarea' | 'number' | 'email' | 'url' | 'select' | 'checkbox';
  readonly label: string;
  readonly hint?: string | undefined;
  readonly initial?: string | boolean | undefined;
  readonly options?: readonly { readonly value: string; readonly label: string }[] | undefined;
  readonly error: string | null;
};

/** The value of the form field `value`, by the field's type. */
export const dialogValueOf = (form: FormData, type: DialogFieldProps['type']): string | boolean =>
  type === 'checkbox' ? form.get('value') !== null : String(form.get('value') ?? '');

/** The one field of a dialog, with its label, hint and message. */
export function DialogField({ type, label, hint, initial, options = [], error }: DialogFieldProps) {
  const messageOf = useMessages();
  const id = useId();
  const frame = useRef<HTMLDivElement>(null);
  const describedBy = [error === null ? '' : `${id}-error`, hint === undefined ? '' : `${id}-hint`].join(' ').trim();
  const attributes = {
    id,
    name: 'value',
    'aria-invalid': error !== null,
    ...(describedBy === '' ? {} : { 'aria-describedby': describedBy }),
  };
  const text = { ...attributes, className: styles.control, defaultValue: typeof initial === 'string' ? initial : '' };

  useEffect(() => {
    if (error !== null) frame.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [error]);

  return (
    <div ref={frame} className={styles.field}>
      {type === 'checkbox' ? (
        <label className={styles.tick}>
          <input {...attributes} type="checkbox" defaultChecked={initial === true} />
          {label}
        </label>
      ) : (
        <>
          <label className={styles.label} htmlFor={id}>
            {label}
          </label>
          {type === 'textarea' ? (
            <textarea {...text} rows={4} />
          ) : type === 'select' ? (
            <select {...text}>
              {options.map(({ value, label: name }) => (
                <option key={value} value={value}>
                  {name}
                </option>
              ))}
            </select>
          ) : (
            <input
              {...text}
              type={type === 'number' ? 'text' : type}
              inputMode={type === 'number' ? 'decimal' : undefined}
            />
          )}
        </>
      )}
      {hint !== undefined && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {error !== null && (
        <p id={`${id}-error`} className={styles.error} role="alert">
          {messageOf(error)}
        </p>
      )}
    </div>
  );
}
