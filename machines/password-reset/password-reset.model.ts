import { ProductError } from '#domain/platform/errors.ts';
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
    { type: 'password.chosen', password: 'a long passphrase' },
  ],
  answers: {
    requestCode: [{ output: undefined }, failure],
    mailedCode: [{ output: 'permit' }],
    resetPassword: [{ output: undefined }, ended, failure],
  },
  delays: {},
  key: ({ email, permit, problem }) => ({ email, permit, problem: problem !== null }),
};
