import { Button, Heading } from '@radix-ui/themes';
import { useSelector } from '@xstate/react';
import * as z from 'zod/mini';
import { passwordResetActor } from '#client/access/password-reset.actor.ts';
import { useApp } from '#client/app.context.ts';
import type { ViewLoaderArgs } from '#client/view.context.ts';
import { waitForActor } from '#client/wait-for-actor.ts';
import { newPasswordSchema } from '#domain/access/new-password.schema.ts';
import { PASSWORD_MIN_CHARS } from '#domain/access/sign-in.limits.ts';
import { newPasswordTexts } from '#texts/access/new-password.texts.ts';
import { recoveryTexts } from '#texts/access/recovery.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import { Field } from '#ui/form/field.tsx';
import { Problem } from '#ui/form/problem.tsx';
import { useCheckedForm } from '../../platform/form/checked-form.ts';
import styles from '../auth-form.module.css';
import { stepMissing } from '../step-missing.ts';

const schema = z.object({ password: newPasswordSchema });

/** Redirects to the first step unless the code has been confirmed. */
export const loader = async ({ app }: ViewLoaderArgs): Promise<null> => {
  if (passwordResetActor(app).getSnapshot().context.permit === null) throw stepMissing(app, 'forgot-password');
  return null;
};

/** The last step of a password reset: the new password. Saving it ends all sessions of the user. */
export function Component() {
  const t = useTexts(recoveryTexts);
  const { passwordHint } = useTexts(newPasswordTexts);
  const actor = passwordResetActor(useApp());
  const email = useSelector(actor, ({ context }) => context.email ?? '');
  const { form, errors, problem, isSending } = useCheckedForm({
    schema,
    send: ({ password }) => waitForActor(actor, { type: 'password.submitted', password }),
  });
  return (
    <>
      <Heading as="h1" size="7">
        {t.choose.title}
      </Heading>
      <form className={styles.form} {...form}>
        <Problem message={problem} />
        {/* A password manager saves the new password under this name. */}
        <input type="hidden" autoComplete="username" value={email} readOnly />
        <Field
          label={t.newPassword}
          name="password"
          type="password"
          autoComplete="new-password"
          autoFocus
          hint={passwordHint({ min: PASSWORD_MIN_CHARS })}
          error={errors.password}
        />
        <p className={styles.intro}>{t.choose.signedOut}</p>
        <Button type="submit" size="3" loading={isSending}>
          {t.choose.submit}
        </Button>
      </form>
    </>
  );
}
