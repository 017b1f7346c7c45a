import { Button, Heading, Link as TextLink } from '@radix-ui/themes';
import { useSelector } from '@xstate/react';
import { Link, redirect } from 'react-router';
import * as z from 'zod/mini';
import { pinActor, syncLock } from '#client/access/pin.actor.ts';
import { useApp } from '#client/app.context.ts';
import type { ViewLoaderArgs } from '#client/view.context.ts';
import { waitForActor } from '#client/wait-for-actor.ts';
import { PIN_DIGITS, pinSchema } from '#domain/access/pin.schema.ts';
import { href } from '#routes/href.ts';
import { pinTexts } from '#texts/access/pin.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import { Rich } from '#texts/rich.tsx';
import { Countdown } from '#ui/countdown/countdown.tsx';
import { CodeField } from '#ui/form/fields/code-field.tsx';
import { Problem } from '#ui/form/problem.tsx';
import { useCheckedForm } from '../../platform/form/checked-form.ts';
import styles from '../auth-form.module.css';
import { useSignOut } from '../use-sign-out.ts';

const schema = z.object({ pin: pinSchema });

/** Waits for the server's lock, so that a reload does not offer an attempt that would be refused. */
export const loader = async ({ app, user }: ViewLoaderArgs): Promise<null> => {
  if (user === null) throw redirect(href('login'));
  const actor = pinActor(app);
  actor.send({ type: 'entry.opened' });
  await syncLock(app, actor);
  return null;
};

/** The PIN of a session that has not been unlocked; after too many attempts, the time until the next. */
export function Component() {
  const t = useTexts(pinTexts);
  const actor = pinActor(useApp());
  const signOut = useSignOut();
  const lockedUntil = useSelector(actor, (state) => (state.matches('locked') ? state.context.lockedUntil : null));
  return (
    <>
      <Heading as="h1" size="7">
        {t.enter.title}
      </Heading>
      {lockedUntil === null ? <Entry /> : <Lock until={lockedUntil} />}
      <p className={styles.aside}>
        <TextLink asChild underline="always">
          <Link to={href('forgot-pin')}>{t.enter.forgotten}</Link>
        </TextLink>
      </p>
      <Button variant="ghost" color="gray" size="3" onClick={signOut}>
        {t.signOut}
      </Button>
    </>
  );
}

function Entry() {
  const t = useTexts(pinTexts);
  const actor = pinActor(useApp());
  const attemptsLeft = useSelector(actor, (state) =>
    state.matches({ enteringPin: 'wrong' }) ? state.context.attemptsLeft : null,
  );
  const { form, errors, problem, isSending } = useCheckedForm({
    schema,
    send: ({ pin }) => waitForActor(actor, { type: 'pin.entered', pin }),
  });
  const wrong = attemptsLeft === null ? undefined : t.enter.wrong({ left: attemptsLeft });
  return (
    <form className={styles.form} {...form}>
      <Problem message={problem} />
      <CodeField
        label={t.label}
        name="pin"
        digits={PIN_DIGITS}
        isSecret
        sendsItself
        autoFocus
        hint={t.enter.hint}
        error={errors.pin ?? wrong}
      />
      <Button type="submit" size="3" loading={isSending}>
        {t.enter.submit}
      </Button>
    </form>
  );
}

function Lock({ until }: { readonly until: number }) {
  const t = useTexts(pinTexts).enter.locked;
  return (
    <p className={styles.notice} role="alert">
      <Rich text={t} slots={{ time: <Countdown end={until} /> }} />
    </p>
  );
}
