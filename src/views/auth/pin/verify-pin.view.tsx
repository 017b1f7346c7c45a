import { Button, Heading, Link as TextLink } from '@radix-ui/themes';
import { useSelector } from '@xstate/react';
import { Link, redirect } from 'react-router';
import * as z from 'zod/mini';
import { useApp } from '#actors/app.context.ts';
import { pinActor } from '#actors/pin/pin.actor.ts';
import { settle } from '#actors/settle.ts';
import type { ViewLoaderArgs } from '#actors/view.context.ts';
import { PIN_DIGITS, pinSchema } from '#domain/credentials/pin.schema.ts';
import { href } from '#routes/href.ts';
import { countedIn } from '#texts/wording.ts';
import { Countdown } from '#ui/countdown/countdown.part.tsx';
import { CodeField } from '#ui/form/code-field.tsx';
import { Problem } from '#ui/form/problem.tsx';
import { useCheckedForm } from '../../form/checked-form.ts';
import styles from '../auth-form.module.css';
import { useSignOut } from '../use-sign-out.ts';

const counted = countedIn('en');
const schema = z.object({ pin: pinSchema });

export const loader = async ({ app, user }: ViewLoaderArgs): Promise<null> => {
  if (user === null) throw redirect(href('login'));
  pinActor(app).send({ type: 'entry.opened' });
  return null;
};

export function Component() {
  const actor = pinActor(useApp());
  const signOut = useSignOut();
  const lockedUntil = useSelector(actor, (state) => (state.matches('locked') ? state.context.lockedUntil : null));
  return (
    <>
      <Heading as="h1" size="7">
        Enter your PIN
      </Heading>
      {lockedUntil === null ? <Entry /> : <Lock until={lockedUntil} />}
      <p className={styles.aside}>
        <TextLink asChild underline="always">
          <Link to={href('forgot-pin')}>Forgotten your PIN?</Link>
        </TextLink>
      </p>
      <Button variant="ghost" color="gray" size="3" onClick={signOut}>
        Sign out
      </Button>
    </>
  );
}

function Entry() {
  const actor = pinActor(useApp());
  const attemptsLeft = useSelector(actor, (state) =>
    state.matches({ entering: 'wrong' }) ? state.context.attemptsLeft : null,
  );
  const { form, errors, problem, isSending } = useCheckedForm({
    schema,
    send: ({ pin }) => settle(actor, { type: 'pin.entered', pin }),
  });
  const wrong =
    attemptsLeft === null
      ? undefined
      : `This is not your PIN. ${counted(attemptsLeft, { one: '# try is', other: '# tries are' })} left.`;
  return (
    <form className={styles.form} {...form}>
      <Problem message={problem} />
      <CodeField
        label="PIN"
        name="pin"
        digits={PIN_DIGITS}
        isSecret
        sendsItself
        autoFocus
        hint="Your account has a PIN as a second lock."
        error={errors.pin ?? wrong}
      />
      <Button type="submit" size="3" loading={isSending}>
        Go on
      </Button>
    </form>
  );
}

function Lock({ until }: { readonly until: number }) {
  return (
    <p className={styles.notice} role="alert">
      There were too many wrong PINs. You can try again in <Countdown end={until} />.
    </p>
  );
}
