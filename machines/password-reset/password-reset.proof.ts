import { ProductError } from '#domain/platform/errors.ts';
import type { Invariant, MachineGuide, MachineModel, Proof, ProofStep } from '../machine.proof.ts';
import type { passwordResetMachine } from './password-reset.machine.ts';

const failure = { error: new Error('The server could not be reached.') };
const ended = { error: new ProductError('CODE_ENDED') };

const model: MachineModel<typeof passwordResetMachine> = {
  inputs: [undefined],
  events: [
    { type: 'start.opened' },
    { type: 'email.submitted', email: 'ada@example.org' },
    { type: 'email.restored', email: 'ada@example.org' },
    { type: 'password.submitted', password: 'a long passphrase' },
  ],
  answers: {
    requestCode: [{ output: undefined }, failure],
    oneTimeCode: [{ output: 'permit' }],
    resetPassword: [{ output: undefined }, ended, failure],
  },
  delays: {},
  key: ({ email, permit, problem }) => ({ email, permit, problem: problem !== null }),
};

type Now = ProofStep<typeof passwordResetMachine>;

const orders = ({ effects }: Now, order: string): boolean => effects.some(({ name }) => name === order);
const mailed = (now: Now, before: Now | undefined): boolean =>
  now.event?.startsWith('xstate.done.') === true && before?.snapshot.matches('requestingCode') === true;

const invariants: readonly Invariant<typeof passwordResetMachine>[] = [
  {
    sentence: 'A password can be set only with a permit; no other state retains a permit.',
    holds: ({ snapshot }) =>
      (snapshot.matches('choosingPassword') || snapshot.matches('resettingPassword')) ===
      (snapshot.context.permit !== null),
  },
  {
    sentence: 'The permit is from the server, for a code that was entered.',
    holds: ({ event, output, snapshot }, earlier) => {
      const before = earlier.at(-1)?.snapshot;
      if (snapshot.context.permit === (before?.context.permit ?? null) || snapshot.context.permit === null) return true;
      return (
        before?.matches('awaitingCode') === true &&
        event === 'xstate.done.actor.oneTimeCode' &&
        output === snapshot.context.permit
      );
    },
  },
  {
    sentence: 'The password counts as changed when the server has confirmed it, and a message says so once.',
    holds: (now, earlier) => {
      const before = earlier.at(-1)?.snapshot;
      const isDone = now.snapshot.matches('done') && before?.matches('done') !== true;
      const hasWord = before?.matches('resettingPassword') === true && now.event?.startsWith('xstate.done.') === true;
      return isDone === hasWord && isDone === orders(now, 'showDone');
    },
  },
  {
    sentence: 'After the change, neither email, permit nor error is in memory.',
    holds: ({ snapshot }) =>
      !snapshot.matches('done') || Object.values(snapshot.context).every((value) => value === null),
  },
  {
    sentence: 'A code is requested, awaited and verified only with an email.',
    holds: ({ snapshot }) =>
      snapshot.matches('enteringEmail') || snapshot.matches('done') || snapshot.context.email !== null,
  },
  {
    sentence: 'With or without an account, the next step is the same: the page for the code, without a message.',
    holds: (now, earlier) => {
      if (!mailed(now, earlier.at(-1))) return true;
      return now.snapshot.matches('awaitingCode') && orders(now, 'showCodeEntry');
    },
  },
];

const guide: MachineGuide<typeof passwordResetMachine> = {
  purpose: 'Password reset with a code sent by email.',
  owner:
    'The first screen of the reset creates it. It lives as long as the page, and continues after a reload with the email that was entered.',
  startedIn: 'src/client/access/password-reset.actor.ts',
  events: {
    'start.opened': 'The user opens the first page of the reset.',
    'email.submitted': 'The user submits an email address.',
    'email.restored': 'The page was reloaded after a code was sent to this address.',
    'password.submitted': 'The user submits the new password.',
  },
};

export const passwordResetProof: Proof<typeof passwordResetMachine> = { guide, model, invariants };
