import { fromPromise } from 'xstate';
import { ExchangeDeletionCodeDocument, RequestDeletionCodeDocument } from '#api/documents/users/privacy.generated.ts';
import { CODE_RESEND_WAIT_MS } from '#domain/access/sign-in.limits.ts';
import { oneTimeCodeMachine } from '#machines/one-time-code/one-time-code.machine.ts';
import type { App } from '../app.actors.ts';

/** The emailed code with which a user who is not signed in deletes their account. Its output is the permit. */
export const provideDeletionCode = ({ api }: Pick<App, 'api'>) =>
  oneTimeCodeMachine.provide({
    actors: {
      requestCode: fromPromise<void, { email: string | null }>(async ({ input }) => {
        await api(RequestDeletionCodeDocument, { email: input.email ?? '' });
      }),
      exchangeCode: fromPromise<string, { email: string | null; code: string }>(
        async ({ input: { email, code } }) =>
          (await api(ExchangeDeletionCodeDocument, { email: email ?? '', code })).exchangeDeletionCode,
      ),
    },
    delays: { resendDelay: CODE_RESEND_WAIT_MS },
  });
