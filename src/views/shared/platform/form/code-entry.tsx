import { Button } from '@radix-ui/themes';
import { useSelector } from '@xstate/react';
import { type ReactNode, useState } from 'react';
import type { ActorRefFrom } from 'xstate';
import * as z from 'zod/mini';
import { waitForActor } from '#client/wait-for-actor.ts';
import { CODE_DIGITS, codeSchema } from '#domain/access/pin.schema.ts';
import type { oneTimeCodeMachine } from '#machines/one-time-code/one-time-code.machine.ts';
import { recoveryTexts } from '#texts/access/recovery.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import { CodeField } from '#ui/form/fields/code-field.tsx';
import { useCheckedForm } from './checked-form.ts';
import styles from './code-entry.module.css';
import { describeProblem } from './problem.ts';

const schema = z.object({ code: codeSchema });

type OneTimeCode = ActorRefFrom<typeof oneTimeCodeMachine>;

type Props = {
  /**
   * The code in the email when the page was opened. After the exchange it is removed shortly before the page is left.
   */
  readonly code: OneTimeCode | undefined;
  readonly children: ReactNode;
};

/** Where an emailed code is entered, and a new one requested. */
export function CodeEntry({ code, children }: Props) {
  const t = useTexts(recoveryTexts).code;
  const [mailed] = useState(code);
  if (mailed === undefined) throw new Error('CodeEntry needs the actor of an emailed code.');
  const problem = useSelector(mailed, ({ context }) => context.problem);
  const resend = useSelector(mailed, (state) =>
    state.matches('resendingCode') ? 'sending' : state.matches({ awaitingCode: 'justSent' }) ? 'wait' : 'ready',
  );
  const {
    form,
    errors,
    problem: refused,
    isSending,
  } = useCheckedForm({ schema, send: (entered) => waitForActor(mailed, { type: 'code.entered', ...entered }) });
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
        onClick={() => mailed.send({ type: 'code.requested' })}
      >
        {t.another}
      </Button>
      <p className={styles.aside} role="status">
        {resend === 'wait' && t.wait}
      </p>
    </form>
  );
}
