import { Button, Heading, Link as TextLink } from '@radix-ui/themes';
import { lazy, Suspense, useRef, useState } from 'react';
import { Link, redirect } from 'react-router';
import { useApp, useAuth, useSession, useSessionFailure } from '#client/app.context.ts';
import type { ViewLoaderArgs } from '#client/view.context.ts';
import type { ErrorCode } from '#domain/platform/errors.ts';
import { href } from '#routes/href.ts';
import { authTexts } from '#texts/access/auth.texts.ts';
import { spoken, useTexts } from '#texts/current-language.ts';
import { Field } from '#ui/form/field.tsx';
import { Problem } from '#ui/form/problem.tsx';
import { useCheckedForm } from '../platform/form/checked-form.ts';
import styles from './auth-form.module.css';

/** Only where there is a demo. */
const DemoAccounts = lazy(() =>
  spoken(import('./demo-accounts.tsx')).then(({ DemoAccounts: found }) => ({ default: found })),
);

/** Only once an email address is typed. */
const SignOnChoice = lazy(async () => ({ default: (await import('./sign-on/sign-on-choice.tsx')).SignOnChoice }));

/** Only for accounts with two-step verification, and for users who have to set it up. */
const SecondStep = lazy(async () => ({ default: (await spoken(import('./factors/second-step.tsx'))).SecondStep }));

/** Only once the user has chosen it. */
const PasskeySignIn = lazy(async () => ({
  default: (await import('./passkeys/passkey-sign-in.tsx')).PasskeySignIn,
}));

/** Rarely needed. */
const SessionFailure = lazy(async () => ({ default: (await import('./session-failure.tsx')).SessionFailure }));

const loadSchema = async () => (await import('#domain/access/credentials.schema.ts')).signInSchema;

/**
 * The guard redirects users here who have not entered their PIN, and from here they get to the PIN page; and those who
 * have to set up a factor, which they do here.
 */
export const loader = async ({ user }: ViewLoaderArgs): Promise<null> => {
  if (user?.pin === 'pending') throw redirect(href('verify-pin'));
  return null;
};

/** Sign-in with email and password or a passkey, single sign-on, and demo accounts if this installation has them. */
export function Component() {
  const t = useTexts(authTexts);
  const { signIn } = useAuth();
  const { demoAccounts } = useApp().config;
  const { hasFailed } = useSessionFailure();
  const isFactorMissing = useSession()?.factor_missing;
  const email = useRef<HTMLInputElement>(null);
  const password = useRef<HTMLInputElement>(null);
  const [address, setAddress] = useState('');
  const [usesPasskey, setUsesPasskey] = useState(false);
  const { form, errors, problem, isSending } = useCheckedForm({ schema: loadSchema, send: signIn });

  if (isFactorMissing || problem === ('SECOND_FACTOR_REQUIRED' satisfies ErrorCode))
    return (
      <Suspense>
        <SecondStep />
      </Suspense>
    );
  const passkey = (
    <Button
      type="button"
      size="3"
      loading={usesPasskey}
      color="gray"
      variant="soft"
      onClick={() => setUsesPasskey(true)}
    >
      {t.login.passkey}
    </Button>
  );
  return (
    <>
      <Heading as="h1" size="7">
        {t.login.title}
      </Heading>
      {hasFailed && (
        <Suspense>
          <SessionFailure />
        </Suspense>
      )}
      <form className={styles.form} {...form}>
        <Problem message={problem} />
        <Field
          label={t.email}
          name="email"
          type="email"
          autoComplete="username"
          error={errors.email}
          ref={email}
          onChange={({ target }) => setAddress(target.value)}
        />
        {address.includes('@') && (
          <Suspense>
            <SignOnChoice address={address} />
          </Suspense>
        )}
        <Field
          label={t.password}
          name="password"
          type="password"
          autoComplete="current-password"
          error={errors.password}
          ref={password}
        />
        <Button type="submit" size="3" loading={isSending}>
          {t.login.submit}
        </Button>
        <Suspense fallback={passkey}>{usesPasskey ? <PasskeySignIn /> : passkey}</Suspense>
        <p className={styles.aside}>
          <TextLink asChild underline="always">
            <Link to={href('forgot-password')}>{t.login.forgotten}</Link>
          </TextLink>
        </p>
        <p className={styles.aside}>
          {t.login.isNew}{' '}
          <TextLink asChild underline="always">
            <Link to={href('register')}>{t.login.register}</Link>
          </TextLink>
        </p>
      </form>
      {demoAccounts.length > 0 && (
        <Suspense>
          <DemoAccounts accounts={demoAccounts} email={email} password={password} />
        </Suspense>
      )}
    </>
  );
}
