import { Heading } from '@radix-ui/themes';
import { redirect } from 'react-router';
import { pinActor } from '#client/access/pin.actor.ts';
import { useApp, useSession } from '#client/app.context.ts';
import type { ViewLoaderArgs } from '#client/view.context.ts';
import { ONE_TIME_CODE_LIFE_S } from '#domain/access/sign-in.limits.ts';
import { href } from '#routes/href.ts';
import { recoveryTexts } from '#texts/access/recovery.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import { Rich } from '#texts/rich.tsx';
import { CodeEntry } from '../../platform/form/code-entry.tsx';
import { stepMissing } from '../step-missing.ts';

/** Redirects to the first step unless a code has been sent. */
export const loader = async ({ app, user }: ViewLoaderArgs): Promise<null> => {
  if (user === null) throw redirect(href('login'));
  if (!pinActor(app).getSnapshot().matches('awaitingCode')) throw stepMissing(app, 'forgot-pin');
  return null;
};

/** The second step to a new PIN: the code from the email. */
export function Component() {
  const t = useTexts(recoveryTexts).code;
  const actor = pinActor(useApp());
  const email = useSession()?.email;
  return (
    <>
      <Heading as="h1" size="7">
        {t.title}
      </Heading>
      <CodeEntry code={actor.getSnapshot().children.oneTimeCode}>
        <Rich text={t.sent({ minutes: ONE_TIME_CODE_LIFE_S / 60 })} slots={{ email: <strong>{email}</strong> }} />
      </CodeEntry>
    </>
  );
}
