import { Button, Heading, Link as TextLink } from '@radix-ui/themes';
import { useSelector } from '@xstate/react';
import { Link, redirect } from 'react-router';
import * as z from 'zod/mini';
import { useApp, useSession } from '#actors/app.context.ts';
import { pinActor } from '#actors/pin/pin.actor.ts';
import { settle } from '#actors/settle.ts';
import type { ViewLoaderArgs } from '#actors/view.context.ts';
import { signInSchema } from '#domain/credentials/credentials.schema.ts';
import { newPinSchema, PIN_DIGITS } from '#domain/credentials/pin.schema.ts';
import { href } from '#routes/href.ts';
import { CodeField } from '#ui/form/code-field.tsx';
import { Field } from '#ui/form/field.tsx';
import { Problem } from '#ui/form/problem.tsx';
import { useCheckedForm } from '../../form/checked-form.ts';
import styles from '../auth-form.module.css';
import { stepMissing } from '../step-missing.ts';

const { password } = signInSchema.shape;
const withPermit = z.object({ pin: newPinSchema });
const withPassword = z.object({ pin: newPinSchema, password });

export const loader = async ({ app, user }: ViewLoaderArgs): Promise<null> => {
  if (user === null) throw redirect(href('login'));
  const actor = pinActor(app);
  if (user.pin !== 'pending') actor.send({ type: 'choice.opened' });
  else if (actor.getSnapshot().context.permit === null) throw stepMissing(app, 'forgot-pin');
  return null;
};

export function Component() {
  const actor = pinActor(useApp());
  const pin = useSession()?.pin ?? 'none';
  const hasPermit = useSelector(actor, ({ context }) => context.permit !== null);
  const needsPassword = !hasPermit && pin !== 'pending';
  const { form, errors, problem, isSending } = useCheckedForm({
    schema: needsPassword ? withPassword : withPermit,
    send: (chosen) => settle(actor, { type: 'pin.chosen', ...chosen }),
  });
  return (
    <>
      <Heading as="h1" size="7">
        {pin === 'none' ? 'Set a PIN' : 'Choose a new PIN'}
      </Heading>
      <form className={styles.form} {...form}>
        <p className={styles.intro}>
          A PIN is a second lock: whoever has your password still cannot get in. You are asked for it after each
          sign-in.
        </p>
        <Problem message={problem} />
        <CodeField
          label="New PIN"
          name="pin"
          digits={PIN_DIGITS}
          isSecret
          autoComplete="off"
          hint="Six digits that nobody would try first."
          error={errors.pin}
        />
        {needsPassword && (
          <Field
            label="Your password"
            name="password"
            type="password"
            autoComplete="current-password"
            hint="So that we know it is you."
            error={errors.password}
          />
        )}
        <Button type="submit" size="3" loading={isSending}>
          {pin === 'none' ? 'Set the PIN' : 'Change the PIN'}
        </Button>
        {pin !== 'pending' && (
          <p className={styles.aside}>
            <TextLink asChild underline="always">
              <Link to={href('home')}>Back to home</Link>
            </TextLink>
          </p>
        )}
      </form>
      {pin === 'verified' && <Removal />}
    </>
  );
}

const removal = z.object({ password });

/** The second lock taken off again. */
function Removal() {
  const actor = pinActor(useApp());
  const { form, errors, problem, isSending } = useCheckedForm({
    schema: removal,
    send: (proof) => settle(actor, { type: 'pin.withdrawn', ...proof }),
  });
  return (
    <details className={styles.demo}>
      <summary>Do without a PIN</summary>
      <form className={styles.form} {...form}>
        <Problem message={problem} />
        <Field
          label="Your password"
          name="password"
          type="password"
          autoComplete="current-password"
          error={errors.password}
        />
        <Button type="submit" size="3" variant="soft" color="red" loading={isSending}>
          Remove the PIN
        </Button>
      </form>
    </details>
  );
}
