import { Button } from '@radix-ui/themes';
import { type ReactNode, useState } from 'react';
import { signInWithCodeSchema } from '#domain/access/factors/second-factor.schema.ts';
import { ProductError } from '#domain/platform/errors.ts';
import { authTexts } from '#texts/access/auth.texts.ts';
import { secondStepTexts } from '#texts/access/second-step.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import { Field } from '#ui/form/field.tsx';
import { Problem } from '#ui/form/problem.tsx';
import { useCheckedForm } from '../platform/form/checked-form.ts';
import type { AccountToConnect, OpenArrival } from './arrival.tsx';
import styles from './auth-form.module.css';

type ConnectFormProps = {
  readonly open: OpenArrival;
  /** Why the form is shown, above its fields. */
  readonly intro: ReactNode;
  readonly submit: string;
  readonly email?: string;
  /** A refusal from before the form was shown. */
  readonly refusal?: string | null;
  readonly isFocused?: boolean;
  /** What stands below the button. */
  readonly children?: ReactNode;
};

/**
 * Email and password of the account to connect, and a code once the server asks for it: no account is ever connected by
 * its email address alone, nor around its two-step verification.
 */
export function ConnectForm({
  open,
  intro,
  submit,
  email = '',
  refusal = null,
  isFocused = false,
  children,
}: ConnectFormProps) {
  const words = useTexts(authTexts);
  const step = useTexts(secondStepTexts);
  const [needsCode, setNeedsCode] = useState(false);
  const send = async (account: AccountToConnect): Promise<void> => {
    try {
      await open(account);
    } catch (cause) {
      if (!(cause instanceof ProductError && cause.code === 'SECOND_FACTOR_REQUIRED')) throw cause;
      setNeedsCode(true);
    }
  };
  const { form, errors, problem, isSending } = useCheckedForm({ schema: signInWithCodeSchema, send });
  return (
    <form className={styles.form} {...form}>
      <Problem message={problem ?? refusal} />
      {intro}
      <Field
        label={words.email}
        name="email"
        type="email"
        autoComplete="username"
        autoFocus={isFocused}
        defaultValue={email}
        error={errors.email}
      />
      <Field
        label={words.password}
        name="password"
        type="password"
        autoComplete="current-password"
        error={errors.password}
      />
      {needsCode && (
        <Field
          label={step.codeOrRecovery}
          name="code"
          autoComplete="one-time-code"
          autoFocus
          hint={step.codeHint}
          error={errors.code}
        />
      )}
      <Button type="submit" size="3" loading={isSending}>
        {submit}
      </Button>
      {children}
    </form>
  );
}
