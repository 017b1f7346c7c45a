import { Button, Heading, Link as TextLink } from '@radix-ui/themes';
import { useSelector } from '@xstate/react';
import { Link } from 'react-router';
import * as z from 'zod/mini';
import { useApp } from '#actors/app.context.ts';
import { passwordResetActor } from '#actors/password-reset/password-reset.actor.ts';
import { settle } from '#actors/settle.ts';
import type { ViewLoaderArgs } from '#actors/view.context.ts';
import { emailSchema } from '#domain/credentials/credentials.schema.ts';
import { href } from '#routes/href.ts';
import { Field } from '#ui/form/field.tsx';
import { Problem } from '#ui/form/problem.tsx';
import { useCheckedForm } from '../../form/checked-form.ts';
import { describeProblem } from '../../form/problem.ts';
import styles from '../auth-form.module.css';

const schema = z.object({ email: emailSchema });

export const loader = async ({ app }: ViewLoaderArgs): Promise<null> => {
  passwordResetActor(app).send({ type: 'start.opened' });
  return null;
};

export function Component() {
  const actor = passwordResetActor(useApp());
  const before = useSelector(actor, ({ context }) => context.problem);
  const { form, errors, problem, isSending } = useCheckedForm({
    schema,
    send: ({ email }) => settle(actor, { type: 'email.given', email }),
  });
  return (
    <>
      <Heading as="h1" size="7">
        Forgotten password
      </Heading>
      <form className={styles.form} {...form}>
        <Problem message={problem ?? (before === null ? null : describeProblem(before).message)} />
        <p className={styles.intro}>Tell us your e-mail address, and we send a code with which you choose a new one.</p>
        <Field label="E-mail" name="email" type="email" autoComplete="username" error={errors.email} />
        <Button type="submit" size="3" loading={isSending}>
          Send the code
        </Button>
        <p className={styles.aside}>
          <TextLink asChild underline="always">
            <Link to={href('login')}>Back to sign-in</Link>
          </TextLink>
        </p>
      </form>
    </>
  );
}
