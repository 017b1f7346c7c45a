import { type ComponentProps, type FormEvent, useEffect, useRef } from 'react';
import { Field } from '../field.tsx';
import styles from './code-field.module.css';

type Props = Pick<ComponentProps<typeof Field>, 'label' | 'name' | 'error' | 'hint' | 'autoFocus'> & {
  readonly digits: number;
  /** Whether the digits are masked. */
  readonly isSecret?: boolean;
  /** `one-time-code` lets phones suggest the code from an email. */
  readonly autoComplete?: 'one-time-code' | 'off';
  /** Whether the form is submitted automatically with the last digit. */
  readonly sendsItself?: boolean;
};

/**
 * A field for a few digits. Other characters that are typed or pasted are dropped. It is cleared when an error
 * occurs, for the next attempt.
 */
export function CodeField({
  digits,
  isSecret = false,
  autoComplete = 'one-time-code',
  sendsItself = false,
  ...field
}: Props) {
  const input = useRef<HTMLInputElement>(null);

  useEffect(() => {
    if (field.error === undefined || input.current === null) return;
    input.current.value = '';
    input.current.focus();
  }, [field.error]);

  const normalise = ({ currentTarget }: FormEvent<HTMLInputElement>): void => {
    const code = currentTarget.value.replace(/\D/g, '').slice(0, digits);
    if (currentTarget.value !== code) currentTarget.value = code;
    if (sendsItself && code.length === digits) currentTarget.form?.requestSubmit();
  };

  return (
    <Field
      {...field}
      ref={input}
      className={styles.code}
      type={isSecret ? 'password' : 'text'}
      inputMode="numeric"
      autoComplete={autoComplete}
      onInput={normalise}
    />
  );
}
