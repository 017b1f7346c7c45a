import { Heading } from '@radix-ui/themes';
import { useSelector } from '@xstate/react';
import { redirect } from 'react-router';
import { useApp, useSession } from '#actors/app.context.ts';
import { pinActor } from '#actors/pin/pin.actor.ts';
import { settle } from '#actors/settle.ts';
import type { ViewLoaderArgs } from '#actors/view.context.ts';
import { href } from '#routes/href.ts';
import { useTexts } from '#texts/current-language.ts';
import { recoveryTexts } from '#texts/recovery.texts.ts';
import { CodeEntry } from '../code-entry.part.tsx';
import { stepMissing } from '../step-missing.ts';

export const loader = async ({ app, user }: ViewLoaderArgs): Promise<null> => {
  if (user === null) throw redirect(href('login'));
  const state = pinActor(app).getSnapshot();
  if (state.matches('awaitingCode') || state.matches('resendingCode') || state.matches('exchanging')) return null;
  throw stepMissing(app, 'forgot-pin');
};

export function Component() {
  const t = useTexts(recoveryTexts).code;
  const actor = pinActor(useApp());
  const email = useSession()?.email;
  const problem = useSelector(actor, ({ context }) => context.problem);
  const resend = useSelector(actor, (state) =>
    state.matches('resendingCode') ? 'sending' : state.matches({ awaitingCode: 'resting' }) ? 'wait' : 'ready',
  );
  return (
    <>
      <Heading as="h1" size="7">
        {t.title}
      </Heading>
      <CodeEntry
        onEnter={(code) => settle(actor, { type: 'code.entered', code })}
        problem={problem}
        resend={resend}
        onResend={() => actor.send({ type: 'code.requested' })}
      >
        {t.sent.before} <strong>{email}</strong>
        {t.sent.after}
      </CodeEntry>
    </>
  );
}
