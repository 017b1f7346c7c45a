import { fromPromise } from 'xstate';
import { SignInWithPasskeyDocument, StartPasskeySignInDocument } from '#api/documents/access/passkey.generated.ts';
import type { PasskeyAnswer } from '#domain/access/passkeys/passkey.schema.ts';
import { tokensAt } from '#domain/platform/config/sign-in-answer.ts';
import { ProductError } from '#domain/platform/errors.ts';
import { passkeyMachine } from '#machines/passkey/passkey.machine.ts';
import type { App } from '../../app.actors.ts';
import { askForPasskey } from './authenticator.ts';

type Parts = Pick<App, 'api' | 'store' | 'config'>;

/** Requests a challenge, and has the browser ask for a passkey. */
export const requestPasskey = ({ api }: Pick<Parts, 'api'>, afterPassword: boolean) =>
  fromPromise<PasskeyAnswer>(async ({ signal }) =>
    askForPasskey((await api(StartPasskeySignInDocument, { afterPassword })).startPasskeySignIn, signal),
  );

/** Exchanges the response of an authenticator for the tokens of a session, and stores them. */
export const exchangePasskey = ({ api, store, config }: Parts) =>
  fromPromise<void, { answer: PasskeyAnswer | null }>(async ({ input: { answer } }) => {
    if (answer === null) throw new ProductError('PASSKEY_ENDED');
    const tokens = tokensAt(await api(SignInWithPasskeyDocument, { answer }), config.tokenPointer);
    if (tokens === null) throw new ProductError('TOKEN_MISSING');
    store.write(tokens);
  });

/** A sign-in with a passkey, with its effects. An accepted passkey opens the session on this device. */
export const providePasskey = (parts: Parts & { readonly reread: () => Promise<void> }) =>
  passkeyMachine.provide({
    actors: {
      askAuthenticator: requestPasskey(parts, false),
      checkAnswer: exchangePasskey(parts),
      readSession: fromPromise<void>(parts.reread),
    },
  });
