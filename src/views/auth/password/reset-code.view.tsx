import { Heading, Link as TextLink } from '@radix-ui/themes';
import { useSelector } from '@xstate/react';
import { Link } from 'react-router';
import { useApp } from '#actors/app.context.ts';
import { passwordResetActor } from '#actors/password-reset/password-reset.actor.ts';
import type { ViewLoaderArgs } from '#actors/view.context.ts';
import { href } from '#routes/href.ts';
import styles from '../auth-form.module.css';
import { CodeEntry } from '../code-entry.part.tsx';
import { stepMissing } from '../step-missing.ts';

export const loader = async ({ app }: ViewLoaderArgs): Promise<null> => {
  if (!passwordResetActor(app).getSnapshot().matches('awaitingCode')) throw stepMissing(app, 'forgot-password');
  return null;
};

export function Component() {
  const actor = passwordResetActor(useApp());
  const email = useSelector(actor, ({ context }) => context.email);
  return (
    <>
      <Heading as="h1" size="7">
        Enter the code
      </Heading>
      <CodeEntry code={actor.getSnapshot().children.mailedCode}>
        If <strong>{email}</strong> belongs to an account, a code is on its way there. It is good for ten minutes.
      </CodeEntry>
      <p className={styles.aside}>
        <TextLink asChild underline="always">
          <Link to={href('forgot-password')}>Use another address</Link>
        </TextLink>
      </p>
    </>
  );
}
