import { ProductError } from '#domain/platform/errors.ts';
import { CODE_RESEND_WAIT_MS } from '#domain/platform/limits.ts';
import type { MachineModel } from '../machine.proof.ts';
import type { mailedCodeMachine } from './mailed-code.machine.ts';

const failure = { error: new Error('The server could not be reached.') };
const ended = { error: new ProductError('CODE_ENDED') };

export const mailedCodeModel: MachineModel<typeof mailedCodeMachine> = {
  inputs: [
    { email: 'ada@example.org', isRemembered: false },
    { email: 'ada@example.org', isRemembered: true },
    { email: null, isRemembered: false },
  ],
  events: [{ type: 'code.requested' }, { type: 'code.entered', code: '123456' }],
  answers: {
    requestCode: [{ output: undefined }, failure],
    exchangeCode: [{ output: 'permit' }, ended, failure],
  },
  delays: { resendWait: CODE_RESEND_WAIT_MS },
  key: ({ email, isRemembered, permit, problem }) => ({ email, isRemembered, permit, problem: problem !== null }),
};
