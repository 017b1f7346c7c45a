import { Button, Heading, Link as TextLink } from '@radix-ui/themes';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { CompleteSignInDocument } from '#api/documents/access/second-factor.generated.ts';
import { useApp, useAuth } from '#client/app.context.ts';
import { TOTP_DIGITS } from '#domain/access/factors/second-factor.limits.ts';
import { factorCodeInput } from '#domain/access/factors/second-factor.schema.ts';
import { tokensAt } from '#domain/platform/config/sign-in-answer.ts';
import { ProductError } from '#domain/platform/errors.ts';
import { href } from '#routes/href.ts';
import { secondStepTexts } from '#texts/access/second-step.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import { Field } from '#ui/form/field.tsx';
import { useCheckedForm } from '../../platform/form/checked-form.ts';
import styles from '../auth-form.module.css';

/** The second step of a sign-in: the code of the app, or a recovery code. */
export function SecondStep() {
  const t = useTexts(secondStepTexts);
  const [isRecovery, setIsRecovery] = useState(false);
  return (
    <>
      <Heading as="h1" size="7">
        {t.title}
      </Heading>
      {/* Another kind of code is another form, without the message of the first. */}
      <CodeForm key={String(isRecovery)} isRecovery={isRecovery} onOtherKind={() => setIsRecovery(!isRecovery)} />
    </>
  );
}

function CodeForm({ isRecovery, onOtherKind }: { readonly isRecovery: boolean; readonly onOtherKind: () => void }) {
  const t = useTexts(secondStepTexts);
  const { api, store, config } = useApp();
  const { reread } = useAuth();
  const { form, errors, problem, isSending } = useCheckedForm({
    schema: factorCodeInput,
    send: async (entered) => {
      const tokens = tokensAt(await api(CompleteSignInDocument, entered), config.tokenPointer);
      if (tokens === null) throw new ProductError('TOKEN_MISSING');
      store.write(tokens);
      await reread();
    },
  });
  const error = errors.code ?? problem ?? undefined;
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (error === undefined || field.current === null) return;
    // For the next attempt.
    field.current.value = '';
    field.current.focus();
  }, [error]);
  const kind = isRecovery
    ? ({ label: t.recoveryCode, autoComplete: 'off', autoCapitalize: 'characters' } as const)
    : ({ label: t.code, autoComplete: 'one-time-code', inputMode: 'numeric', onInput: sendComplete } as const);
  return (
    <form className={styles.form} {...form}>
      <p className={styles.intro}>{isRecovery ? t.recoveryIntro : t.intro}</p>
      <Field {...kind} name="code" ref={field} autoFocus error={error} />
      <Button type="submit" size="3" loading={isSending}>
        {t.submit}
      </Button>
      <Button type="button" size="3" variant="soft" color="gray" onClick={onOtherKind}>
        {isRecovery ? t.useApp : t.useRecovery}
      </Button>
      {isRecovery && <p className={styles.aside}>{t.lost}</p>}
      <p className={styles.aside}>
        <TextLink href={href('login')} underline="always">
          {t.back}
        </TextLink>
      </p>
    </form>
  );
}

/** Sends the form with the last digit. */
function sendComplete({ currentTarget: { value, form } }: FormEvent<HTMLInputElement>): void {
  if (value.replace(/\D/g, '').length === TOTP_DIGITS) form?.requestSubmit();
}
