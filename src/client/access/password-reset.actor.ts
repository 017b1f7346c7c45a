import { type ActorRefFrom, createActor, fromPromise } from 'xstate';
import {
  ExchangeResetCodeDocument,
  RequestPasswordResetDocument,
  ResetPasswordDocument,
} from '#api/documents/access/recovery.generated.ts';
import { CODE_RESEND_WAIT_MS } from '#domain/access/sign-in.limits.ts';
import { oneTimeCodeMachine } from '#machines/one-time-code/one-time-code.machine.ts';
import { passwordResetMachine } from '#machines/password-reset/password-reset.machine.ts';
import { href } from '#routes/href.ts';
import { recoveryTexts } from '#texts/access/recovery.texts.ts';
import { textsNow } from '#texts/current-language.ts';
import type { App } from '../app.actors.ts';

export type PasswordResetActor = ActorRefFrom<typeof passwordResetMachine>;

/** Session storage: the email a code was sent to, for a reload of the code's page. */
export const RESET_EMAIL_KEY = 'passwordReset.email';

type Parts = Pick<App, 'api' | 'toast' | 'navigate'> & { readonly storage: Storage };

/** The password reset machine with its effects. */
export function providePasswordReset({ api, toast, navigate, storage }: Parts) {
  const requestCode = fromPromise<void, { email: string | null }>(async ({ input }) => {
    await api(RequestPasswordResetDocument, { email: input.email ?? '' });
  });
  return passwordResetMachine.provide({
    actors: {
      requestCode,
      oneTimeCode: oneTimeCodeMachine.provide({
        actors: {
          requestCode,
          exchangeCode: fromPromise<string, { email: string | null; code: string }>(
            async ({ input: { email, code } }) =>
              (await api(ExchangeResetCodeDocument, { email: email ?? '', code })).exchangeResetCode,
          ),
        },
        delays: { resendDelay: CODE_RESEND_WAIT_MS },
      }),
      resetPassword: fromPromise<void, { permit: string; password: string }>(async ({ input }) => {
        await api(ResetPasswordDocument, input);
      }),
    },
    actions: {
      showCodeEntry: (_, { email }) => {
        storage.setItem(RESET_EMAIL_KEY, email ?? '');
        navigate(href('verify-otp'));
      },
      showNewPassword: () => navigate(href('reset')),
      showStart: () => navigate(href('forgot-password')),
      deleteSavedEmail: () => storage.removeItem(RESET_EMAIL_KEY),
      showDone: () => {
        const message = textsNow(recoveryTexts).choose.done;
        toast.send({ type: 'toast.raised', message, color: 'positive', delayed: true, at: performance.now() });
        navigate(href('login'));
      },
    },
  });
}

/** The one password reset actor, with the email of the last reset after a reload. */
export function passwordResetActor(app: App): PasswordResetActor {
  return app.lazyActors.getOrCreate('passwordReset', () => {
    const actor = createActor(providePasswordReset({ ...app, storage: sessionStorage }));
    const email = sessionStorage.getItem(RESET_EMAIL_KEY);
    actor.start();
    if (email !== null) actor.send({ type: 'email.restored', email });
    return actor;
  });
}
