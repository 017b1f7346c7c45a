import { Button, Heading } from '@radix-ui/themes';
import { useSelector } from '@xstate/react';
import * as z from 'zod/mini';
import { useApp } from '#actors/app.context.ts';
import { passwordResetActor } from '#actors/password-reset/password-reset.actor.ts';
import { settle } from '#actors/settle.ts';
import type { ViewLoaderArgs } from '#actors/view.context.ts';
import { newPasswordSchema } from '#domain/credentials/credentials.schema.ts';
import { PASSWORD_MIN_CHARS } from '#domain/limits.ts';
import { Field } from '#ui/form/field.tsx';
import { Problem } from '#ui/form/problem.tsx';
import { useCheckedForm } from '../../form/checked-form.ts';
import styles from '../auth-form.module.css';
import { stepMissing } from '../step-missing.ts';

const schema = z.object({ password: newPasswordSchema });

export const loader = async ({ app }: ViewLoaderArgs): Promise<null> => {
  if (passwordResetActor(app).getSnapshot().context.permit === null) throw stepMissing(app, 'forgot-password');
  return null;
};

export function Component() {
  const actor = passwordResetActor(useApp());
  const email = useSelector(actor, ({ context }) => context.email ?? '');
  const { form, errors, problem, isSending } = useCheckedForm({
    schema,
    send: ({ password }) => settle(actor, { type: 'password.chosen', password }),
  });
  return (
    <>
      <Heading as="h1" size="7">
        Choose a new password
      </Heading>
      <form className={styles.form} {...form}>
        <Problem message={problem} />
        {/* A password manager files the new password under this name. */}
        <input type="hidden" autoComplete="username" value={email} readOnly />
        <Field
          label="New password"
          name="password"
          type="password"
          autoComplete="new-password"
          autoFocus
          hint={`At least ${PASSWORD_MIN_CHARS} characters. A few words in a row are easy to remember and hard to guess.`}
          error={errors.password}
        />
        <p className={styles.intro}>You are then signed out everywhere, and sign in with the new password.</p>
        <Button type="submit" size="3" loading={isSending}>
          Change the password
        </Button>
      </form>
    </>
  );
}
