import { Heading, Link as TextLink } from '@radix-ui/themes';
import { useSelector } from '@xstate/react';
import { Link } from 'react-router';
import { passwordResetActor } from '#client/access/password-reset.actor.ts';
import { useApp } from '#client/app.context.ts';
import type { ViewLoaderArgs } from '#client/view.context.ts';
import { ONE_TIME_CODE_LIFE_S } from '#domain/access/sign-in.limits.ts';
import { href } from '#routes/href.ts';
import { recoveryTexts } from '#texts/access/recovery.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import { Rich } from '#texts/rich.tsx';
import { CodeEntry } from '../../platform/form/code-entry.tsx';
import styles from '../auth-form.module.css';
import { stepMissing } from '../step-missing.ts';

/** Redirects to the first step unless a code has been sent. */
export const loader = async ({ app }: ViewLoaderArgs): Promise<null> => {
  if (!passwordResetActor(app).getSnapshot().matches('awaitingCode')) throw stepMissing(app, 'forgot-password');
  return null;
};

/** The second step of a password reset: the code from the email. */
export function Component() {
  const t = useTexts(recoveryTexts).code;
  const actor = passwordResetActor(useApp());
  const email = useSelector(actor, ({ context }) => context.email);
  return (
    <>
      <Heading as="h1" size="7">
        {t.title}
      </Heading>
      <CodeEntry code={actor.getSnapshot().children.oneTimeCode}>
        <Rich
          text={t.perhapsSent({ minutes: ONE_TIME_CODE_LIFE_S / 60 })}
          slots={{ email: <strong>{email}</strong> }}
        />
      </CodeEntry>
      <p className={styles.aside}>
        <TextLink asChild underline="always">
          <Link to={href('forgot-password')}>{t.otherAddress}</Link>
        </TextLink>
      </p>
    </>
  );
}
