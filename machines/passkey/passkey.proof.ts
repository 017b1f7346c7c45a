import { ProductError } from '#domain/platform/errors.ts';
import type { Invariant, MachineGuide, MachineModel, Proof } from '../machine.proof.ts';
import type { passkeyMachine } from './passkey.machine.ts';

const ANSWER = { id: 'id', clientData: 'data', authenticatorData: 'data', signature: 'signature' };
const failure = { error: new Error('The server could not be reached.') };
const refused = { error: new ProductError('PASSKEY_REFUSED') };

const model: MachineModel<typeof passkeyMachine> = {
  inputs: [undefined],
  events: [{ type: 'retry.requested' }],
  answers: {
    askAuthenticator: [{ output: ANSWER }, refused, failure],
    checkAnswer: [{ output: undefined }, refused, failure],
    readSession: [{ output: undefined }, failure],
  },
  delays: {},
  key: ({ problem, answer }) => ({ problem: problem !== null, answer: answer !== null }),
};

const invariants: readonly Invariant<typeof passkeyMachine>[] = [
  {
    sentence: 'Nobody is signed in before the server has accepted the response of an authenticator.',
    holds: (now, earlier) => {
      if (!now.snapshot.matches('readingSession')) return true;
      const before = earlier.at(-1);
      if (before?.snapshot.matches('readingSession')) return true;
      return before?.snapshot.matches('checkingAnswer') === true && now.event?.startsWith('xstate.done.') === true;
    },
  },
  {
    sentence: 'The response of an authenticator is in memory only while the server checks it.',
    holds: ({ snapshot }) => (snapshot.context.answer !== null) === snapshot.matches('checkingAnswer'),
  },
  {
    sentence: 'A failed attempt has a reason, and no other state shows one.',
    holds: ({ snapshot }) => (snapshot.context.problem !== null) === snapshot.matches('failed'),
  },
  {
    sentence: 'A session that cannot be read yet is open all the same: no second passkey is requested.',
    holds: (now, earlier) =>
      !earlier.some(({ snapshot }) => snapshot.matches('readingSession')) ||
      now.snapshot.matches('readingSession') ||
      now.snapshot.matches('signedIn'),
  },
];

const guide: MachineGuide<typeof passkeyMachine> = {
  purpose:
    'A sign-in with a passkey, which counts as password and code. Adding passkeys and the second step after a password are not part of it.',
  owner: 'The sign-in page creates it when the user chooses a passkey, and it ends with the page.',
  startedIn: 'src/views/shared/access/passkeys/passkey-sign-in.tsx',
  events: {
    'retry.requested': 'The user tries again after a failed attempt.',
  },
};

export const passkeyProof: Proof<typeof passkeyMachine> = { guide, model, invariants };
