import { Button, Heading, Link as TextLink } from '@radix-ui/themes';
import { useSelector } from '@xstate/react';
import { Link, redirect } from 'react-router';
import * as z from 'zod/mini';
import { pinActor } from '#client/access/pin.actor.ts';
import { useApp, useSession } from '#client/app.context.ts';
import type { ViewLoaderArgs } from '#client/view.context.ts';
import { waitForActor } from '#client/wait-for-actor.ts';
import { signInSchema } from '#domain/access/credentials.schema.ts';
import { newPinSchema, PIN_DIGITS } from '#domain/access/pin.schema.ts';
import { href } from '#routes/href.ts';
import { pinTexts } from '#texts/access/pin.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import { Field } from '#ui/form/field.tsx';
import { CodeField } from '#ui/form/fields/code-field.tsx';
import { Problem } from '#ui/form/problem.tsx';
import { useCheckedForm } from '../../platform/form/checked-form.ts';
import styles from '../auth-form.module.css';
import { CurrentPassword } from '../current-password.tsx';
import { stepMissing } from '../step-missing.ts';

const { password } = signInSchema.shape;
const withPermit = z.object({ pin: newPinSchema });
const withPassword = z.object({ pin: newPinSchema, password });

/**
 * A session whose PIN is pending may choose one only after the code has been confirmed; others confirm by password.
 */
export const loader = async ({ app, user }: ViewLoaderArgs): Promise<null> => {
  if (user === null) throw redirect(href('login'));
  const actor = pinActor(app);
  if (user.pin !== 'pending') actor.send({ type: 'choice.opened' });
  else if (actor.getSnapshot().context.permit === null) throw stepMissing(app, 'forgot-pin');
  return null;
};

/** A new PIN, with the password unless an emailed code has already proved who is choosing it. */
export function Component() {
  const t = useTexts(pinTexts);
  const actor = pinActor(useApp());
  const pin = useSession()?.pin ?? 'none';
  const hasPermit = useSelector(actor, ({ context }) => context.permit !== null);
  const needsPassword = !hasPermit && pin !== 'pending';
  const { form, errors, problem, isSending } = useCheckedForm({
    schema: needsPassword ? withPassword : withPermit,
    send: (chosen) => waitForActor(actor, { type: 'pin.chosen', ...chosen }),
  });
  return (
    <>
      <Heading as="h1" size="7">
        {pin === 'none' ? t.choose.titleFirst : t.choose.title}
      </Heading>
      <form className={styles.form} {...form}>
        <p className={styles.intro}>{t.choose.intro}</p>
        <Problem message={problem} />
        <CodeField
          label={t.choose.label}
          name="pin"
          digits={PIN_DIGITS}
          isSecret
          autoComplete="off"
          hint={t.choose.hint({ digits: PIN_DIGITS })}
          error={errors.pin}
        />
        {needsPassword && (
          <Field
            label={t.yourPassword}
            name="password"
            type="password"
            autoComplete="current-password"
            hint={t.choose.passwordHint}
            error={errors.password}
          />
        )}
        <Button type="submit" size="3" loading={isSending}>
          {pin === 'none' ? t.choose.submitFirst : t.choose.submit}
        </Button>
        {pin !== 'pending' && (
          <p className={styles.aside}>
            <TextLink asChild underline="always">
              <Link to={href('home')}>{t.toHome}</Link>
            </TextLink>
          </p>
        )}
      </form>
      {pin === 'verified' && <Removal />}
    </>
  );
}

const removal = z.object({ password });

/** Removes the PIN. */
function Removal() {
  const t = useTexts(pinTexts);
  const actor = pinActor(useApp());
  const { form, errors, problem, isSending } = useCheckedForm({
    schema: removal,
    send: (proof) => waitForActor(actor, { type: 'pin.removeRequested', ...proof }),
  });
  return (
    <details className={styles.demo}>
      <summary>{t.removal.title}</summary>
      <form className={styles.form} {...form}>
        <Problem message={problem} />
        <CurrentPassword label={t.yourPassword} error={errors.password} />
        <Button type="submit" size="3" variant="soft" color="red" loading={isSending}>
          {t.removal.submit}
        </Button>
      </form>
    </details>
  );
}
