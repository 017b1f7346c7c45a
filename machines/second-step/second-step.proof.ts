import { ProductError } from '#domain/platform/errors.ts';
import type { Invariant, MachineGuide, MachineModel, Proof, ProofStep } from '../machine.proof.ts';
import type { secondStepMachine } from './second-step.machine.ts';

const failure = { error: new Error('The server could not be reached.') };
const wrong = { error: new ProductError('WRONG_CODE') };
const ended = { error: new ProductError('SIGN_IN_ENDED') };

const ANSWER = { id: 'id', clientData: 'data', authenticatorData: 'data', signature: 'signature' };

const model: MachineModel<typeof secondStepMachine> = {
  inputs: [undefined],
  events: [
    { type: 'code.entered', code: '123456' },
    { type: 'recoveryCode.chosen' },
    { type: 'appCode.chosen' },
    { type: 'passkey.chosen' },
  ],
  answers: {
    checkCode: [{ output: undefined }, wrong, ended, failure],
    askAuthenticator: [{ output: ANSWER }, { error: new ProductError('PASSKEY_REFUSED') }, ended],
    checkPasskey: [{ output: undefined }, { error: new ProductError('PASSKEY_REFUSED') }, ended, failure],
    readSession: [{ output: undefined }, failure],
  },
  delays: {},
  key: ({ problem }) => problem !== null,
};

type Now = ProofStep<typeof secondStepMachine>;

const isChecking = ({ snapshot }: Now): boolean =>
  snapshot.matches('checkingAppCode') ||
  snapshot.matches('checkingRecoveryCode') ||
  snapshot.matches('checkingPasskey');

const invariants: readonly Invariant<typeof secondStepMachine>[] = [
  {
    sentence: 'Nobody is signed in before the server has accepted a code or a passkey.',
    holds: (now, earlier) => {
      if (!now.snapshot.matches('readingSession')) return true;
      const before = earlier.at(-1);
      if (before?.snapshot.matches('readingSession')) return true;
      return before !== undefined && isChecking(before) && now.event?.startsWith('xstate.done.') === true;
    },
  },
  {
    sentence: 'A session that cannot be read yet is open all the same: no second code is requested.',
    holds: (now, earlier) =>
      !earlier.some(({ snapshot }) => snapshot.matches('readingSession')) ||
      now.snapshot.matches('readingSession') ||
      now.snapshot.matches('signedIn'),
  },
  {
    sentence: 'A sign-in that the server has ended takes no more codes.',
    holds: ({ snapshot }) =>
      snapshot.matches('ended') === (snapshot.status === 'done' && snapshot.context.problem !== null),
  },
  {
    sentence: 'A refused code leaves the same kind of code to enter.',
    holds: (now, earlier) => {
      const before = earlier.at(-1)?.snapshot;
      if (before === undefined || now.event?.startsWith('xstate.error.') !== true) return true;
      if (before.matches('checkingAppCode')) return !now.snapshot.matches('enteringRecoveryCode');
      return !before.matches('checkingRecoveryCode') || !now.snapshot.matches('enteringAppCode');
    },
  },
  {
    sentence: 'A response of an authenticator is in memory only while the server checks it.',
    holds: ({ snapshot }) => (snapshot.context.answer !== null) === snapshot.matches('checkingPasskey'),
  },
  {
    sentence: 'While a code or a passkey is checked, no earlier error is shown.',
    holds: ({ snapshot }) => !snapshot.hasTag('busy') || snapshot.context.problem === null,
  },
];

const guide: MachineGuide<typeof secondStepMachine> = {
  purpose:
    'The second step of a sign-in with two-step verification: a code of the app, a recovery code or a passkey opens the session. Setting it up and resetting it are forms of their own.',
  owner: 'The sign-in page creates it when the server asks for a code, and it ends with the page.',
  startedIn: 'src/views/shared/access/factors/second-step.tsx',
  events: {
    'code.entered': 'The user has entered a code.',
    'recoveryCode.chosen': 'The user wants to enter a recovery code instead.',
    'appCode.chosen': 'The user wants to enter the code of the app instead.',
    'passkey.chosen': 'The user wants to use a passkey instead of a code.',
  },
};

export const secondStepProof: Proof<typeof secondStepMachine> = { guide, model, invariants };
