import { type ComponentProps, type FormEvent, useEffect, useRef } from 'react';
import styles from './code-field.module.css';
import { Field } from './field.tsx';

type Props = Pick<ComponentProps<typeof Field>, 'label' | 'name' | 'error' | 'hint' | 'autoFocus'> & {
  readonly digits: number;
  /** Whether the digits are hidden from whoever looks over the shoulder. */
  readonly isSecret?: boolean;
  /** `one-time-code` lets phones offer what came by mail. */
  readonly autoComplete?: 'one-time-code' | 'off';
  /** Whether the form is sent by itself with the last digit. */
  readonly sendsItself?: boolean;
};

/**
 * A line for a few digits. Whatever else is typed or pasted along with them is dropped. It is emptied when an error
 * comes, for the next try.
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

  const tidy = ({ currentTarget }: FormEvent<HTMLInputElement>): void => {
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
      onInput={tidy}
    />
  );
}
