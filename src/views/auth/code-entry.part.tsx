import { Button } from '@radix-ui/themes';
import type { ReactNode } from 'react';
import * as z from 'zod/mini';
import { CODE_DIGITS, codeSchema } from '#domain/credentials/pin.schema.ts';
import { useTexts } from '#texts/current-language.ts';
import { recoveryTexts } from '#texts/recovery.texts.ts';
import { CodeField } from '#ui/form/code-field.tsx';
import { useCheckedForm } from '../form/checked-form.ts';
import { describeProblem } from '../form/problem.ts';
import styles from './auth-form.module.css';

const schema = z.object({ code: codeSchema });

type Props = {
  readonly onEnter: (code: string) => Promise<void>;
  /** Why another code could not be sent. */
  readonly problem: unknown;
  readonly resend: 'wait' | 'ready' | 'sending';
  readonly onResend: () => void;
  readonly children: ReactNode;
};

/** Where a mailed code is entered, and another one asked for. */
export function CodeEntry({ onEnter, problem, resend, onResend, children }: Props) {
  const t = useTexts(recoveryTexts).code;
  const { form, errors, problem: refused, isSending } = useCheckedForm({ schema, send: ({ code }) => onEnter(code) });
  const failed = problem === null || isSending ? undefined : describeProblem(problem).message;
  return (
    <form className={styles.form} {...form}>
      <p className={styles.intro}>{children}</p>
      <CodeField
        label={t.label}
        name="code"
        digits={CODE_DIGITS}
        sendsItself
        autoFocus
        error={errors.code ?? refused ?? failed}
      />
      <Button type="submit" size="3" loading={isSending}>
        {t.submit}
      </Button>
      <Button
        type="button"
        size="3"
        variant="soft"
        color="gray"
        disabled={resend === 'wait'}
        loading={resend === 'sending'}
        onClick={onResend}
      >
        {t.another}
      </Button>
      <p className={styles.aside} role="status">
        {resend === 'wait' && t.wait}
      </p>
    </form>
  );
}
