import { ProductError } from '#domain/errors.ts';
import { CODE_RESEND_WAIT_MS } from '#domain/limits.ts';
import type { MachineModel } from '../machine.proof.ts';
import type { passwordResetMachine } from './password-reset.machine.ts';

const failure = { error: new Error('The server could not be reached.') };
const ended = { error: new ProductError('CODE_ENDED') };

export const passwordResetModel: MachineModel<typeof passwordResetMachine> = {
  inputs: [undefined],
  events: [
    { type: 'start.opened' },
    { type: 'email.given', email: 'ada@example.org' },
    { type: 'email.remembered', email: 'ada@example.org' },
    { type: 'code.requested' },
    { type: 'code.entered', code: '123456' },
    { type: 'password.chosen', password: 'a long passphrase' },
  ],
  answers: {
    requestCode: [{ output: undefined }, failure],
    exchangeCode: [{ output: 'permit' }, ended, failure],
    resetPassword: [{ output: undefined }, ended, failure],
  },
  delays: { resendWait: CODE_RESEND_WAIT_MS },
  key: ({ email, permit, problem }) => ({ email, permit, problem: problem !== null }),
};
