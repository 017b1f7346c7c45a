import { Heading, Link as TextLink } from '@radix-ui/themes';
import { useSelector } from '@xstate/react';
import { Link } from 'react-router';
import { passwordResetActor } from '#client/access/password-reset.actor.ts';
import { useApp } from '#client/app.context.ts';
import type { ViewLoaderArgs } from '#client/view.context.ts';
import { href } from '#routes/href.ts';
import { useTexts } from '#texts/current-language.ts';
import { recoveryTexts } from '#texts/recovery.texts.ts';
import { CodeEntry } from '../../platform/form/code-entry.tsx';
import styles from '../auth-form.module.css';
import { stepMissing } from '../step-missing.ts';

export const loader = async ({ app }: ViewLoaderArgs): Promise<null> => {
  if (!passwordResetActor(app).getSnapshot().matches('awaitingCode')) throw stepMissing(app, 'forgot-password');
  return null;
};

export function Component() {
  const t = useTexts(recoveryTexts).code;
  const actor = passwordResetActor(useApp());
  const email = useSelector(actor, ({ context }) => context.email);
  return (
    <>
      <Heading as="h1" size="7">
        {t.title}
      </Heading>
      <CodeEntry code={actor.getSnapshot().children.mailedCode}>
        {t.perhapsSent.before} <strong>{email}</strong>
        {t.perhapsSent.after}
      </CodeEntry>
      <p className={styles.aside}>
        <TextLink asChild underline="always">
          <Link to={href('forgot-password')}>{t.otherAddress}</Link>
        </TextLink>
      </p>
    </>
  );
}
