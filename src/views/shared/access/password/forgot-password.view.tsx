import { Button, Heading, Link as TextLink } from '@radix-ui/themes';
import { useSelector } from '@xstate/react';
import { Link } from 'react-router';
import * as z from 'zod/mini';
import { passwordResetActor } from '#client/access/password-reset.actor.ts';
import { useApp } from '#client/app.context.ts';
import type { ViewLoaderArgs } from '#client/view.context.ts';
import { waitForActor } from '#client/wait-for-actor.ts';
import { emailSchema } from '#domain/access/credentials.schema.ts';
import { href } from '#routes/href.ts';
import { authTexts } from '#texts/access/auth.texts.ts';
import { recoveryTexts } from '#texts/access/recovery.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import { Field } from '#ui/form/field.tsx';
import { Problem } from '#ui/form/problem.tsx';
import { useCheckedForm } from '../../platform/form/checked-form.ts';
import { describeProblem } from '../../platform/form/problem.ts';
import styles from '../auth-form.module.css';

const schema = z.object({ email: emailSchema });

/** Restarts the reset on each visit, so that a code from an abandoned one is not expected any more. */
export const loader = async ({ app }: ViewLoaderArgs): Promise<null> => {
  passwordResetActor(app).send({ type: 'start.opened' });
  return null;
};

/** The first step of a password reset: the address to which the code is sent. */
export function Component() {
  const t = useTexts(recoveryTexts);
  const words = useTexts(authTexts);
  const actor = passwordResetActor(useApp());
  const before = useSelector(actor, ({ context }) => context.problem);
  const { form, errors, problem, isSending } = useCheckedForm({
    schema,
    send: ({ email }) => waitForActor(actor, { type: 'email.submitted', email }),
  });
  return (
    <>
      <Heading as="h1" size="7">
        {t.forgotten.title}
      </Heading>
      <form className={styles.form} {...form}>
        <Problem message={problem ?? (before === null ? null : describeProblem(before).message)} />
        <p className={styles.intro}>{t.forgotten.intro}</p>
        <Field label={words.email} name="email" type="email" autoComplete="username" error={errors.email} />
        <Button type="submit" size="3" loading={isSending}>
          {t.sendCode}
        </Button>
        <p className={styles.aside}>
          <TextLink asChild underline="always">
            <Link to={href('login')}>{t.forgotten.back}</Link>
          </TextLink>
        </p>
      </form>
    </>
  );
}
