import { ProductError } from '#domain/platform/errors.ts';
import { PIN_ATTEMPTS, PIN_LOCK_S } from '#domain/platform/limits.ts';
import type { MachineModel } from '../machine.proof.ts';
import type { PinTry, pinMachine } from './pin.machine.ts';

const tried = (outcome: PinTry['outcome'], attemptsLeft: number, lockedUntil: number | null = null) => ({
  output: { outcome, attemptsLeft, lockedUntil } satisfies PinTry,
});
const failure = { error: new Error('The server could not be reached.') };
const refused = { error: new ProductError('WRONG_CREDENTIALS') };

export const pinModel: MachineModel<typeof pinMachine> = {
  inputs: [undefined],
  events: [
    { type: 'entry.opened' },
    { type: 'lock.heard', lockedUntil: 1_000_000 + PIN_LOCK_S * 1_000 },
    { type: 'pin.entered', pin: '123456' },
    { type: 'pin.forgotten' },
    { type: 'code.requested' },
    { type: 'choice.opened' },
    { type: 'pin.chosen', pin: '271828' },
    { type: 'pin.chosen', pin: '271828', password: 'a long passphrase' },
    { type: 'pin.withdrawn', password: 'a long passphrase' },
    { type: 'person.changed' },
  ],
  answers: {
    verifyPin: [
      tried('verified', PIN_ATTEMPTS),
      tried('wrong', PIN_ATTEMPTS - 1),
      tried('locked', 0, 1_000_000 + PIN_LOCK_S * 1_000),
      failure,
    ],
    requestCode: [{ output: undefined }, failure],
    mailedCode: [{ output: 'permit' }],
    setPin: [{ output: undefined }, refused, failure],
    removePin: [{ output: undefined }, refused],
  },
  delays: { lockEnds: PIN_LOCK_S * 1_000 },
  key: ({ lockedUntil, permit, problem }) => ({ lockedUntil, permit, problem: problem !== null }),
};
