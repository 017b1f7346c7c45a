import { Button } from '@radix-ui/themes';
import { useActorRef, useSelector } from '@xstate/react';
import { useState } from 'react';
import { providePasskey } from '#client/access/passkeys/passkey.actor.ts';
import { useApp, useAuth } from '#client/app.context.ts';
import { authTexts } from '#texts/access/auth.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import { Problem } from '#ui/form/problem.tsx';
import { describeProblem } from '../../platform/form/problem.ts';

/** A sign-in with a passkey, which starts at once. */
export function PasskeySignIn() {
  const t = useTexts(authTexts);
  const app = useApp();
  const { reread } = useAuth();
  const [machine] = useState(() => providePasskey({ ...app, reread }));
  const actor = useActorRef(machine);
  useState(() => app.inspection?.follow(actor));
  const hasFailed = useSelector(actor, (state) => state.matches('failed'));
  return (
    <>
      <Button
        type="button"
        size="3"
        variant="soft"
        color="gray"
        loading={!hasFailed}
        onClick={() => actor.send({ type: 'retry.requested' })}
      >
        {t.login.passkey}
      </Button>
      <Problem message={hasFailed ? describeProblem(actor.getSnapshot().context.problem).message : null} />
    </>
  );
}
