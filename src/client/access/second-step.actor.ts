import { fromPromise } from 'xstate';
import { CompleteSignInDocument } from '#api/documents/access/second-factor.generated.ts';
import { tokensAt } from '#domain/platform/config/sign-in-answer.ts';
import { ProductError } from '#domain/platform/errors.ts';
import { secondStepMachine } from '#machines/second-step/second-step.machine.ts';
import type { App } from '../app.actors.ts';
import { exchangePasskey, requestPasskey } from './passkeys/passkey.actor.ts';

type Parts = Pick<App, 'api' | 'store' | 'config'> & {
  /** Has the auth machine read the session; resolves once it has. */
  readonly reread: () => Promise<void>;
};

/** The second step of a sign-in, with its effects. A correct code or passkey opens the session on this device. */
export const provideSecondStep = ({ api, store, config, reread }: Parts) =>
  secondStepMachine.provide({
    actors: {
      checkCode: fromPromise<void, { code: string }>(async ({ input }) => {
        const tokens = tokensAt(await api(CompleteSignInDocument, input), config.tokenPointer);
        if (tokens === null) throw new ProductError('TOKEN_MISSING');
        store.write(tokens);
      }),
      askAuthenticator: requestPasskey({ api }, true),
      checkPasskey: exchangePasskey({ api, store, config }),
      readSession: fromPromise<void>(reread),
    },
  });
