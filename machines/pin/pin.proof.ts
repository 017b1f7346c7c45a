import { PIN_ATTEMPTS, PIN_LOCK_S } from '#domain/access/sign-in.limits.ts';
import { ProductError } from '#domain/platform/errors.ts';
import type { Invariant, MachineGuide, MachineModel, Proof } from '../machine.proof.ts';
import type { PinTry, pinMachine } from './pin.machine.ts';

const tried = (outcome: PinTry['outcome'], attemptsLeft: number, lockedUntil: number | null = null) => ({
  output: { outcome, attemptsLeft, lockedUntil } satisfies PinTry,
});
const failure = { error: new Error('The server could not be reached.') };
const refused = { error: new ProductError('WRONG_CREDENTIALS') };

const model: MachineModel<typeof pinMachine> = {
  inputs: [undefined],
  events: [
    { type: 'entry.opened' },
    { type: 'lock.reported', lockedUntil: 1_000_000 + PIN_LOCK_S * 1_000 },
    { type: 'pin.entered', pin: '123456' },
    { type: 'pin.forgotten' },
    { type: 'code.requested' },
    { type: 'choice.opened' },
    { type: 'pin.chosen', pin: '271828' },
    { type: 'pin.chosen', pin: '271828', password: 'a long passphrase' },
    { type: 'pin.removeRequested', password: 'a long passphrase' },
    { type: 'user.changed' },
  ],
  answers: {
    verifyPin: [
      tried('verified', PIN_ATTEMPTS),
      tried('wrong', PIN_ATTEMPTS - 1),
      tried('locked', 0, 1_000_000 + PIN_LOCK_S * 1_000),
      failure,
    ],
    requestCode: [{ output: undefined }, failure],
    oneTimeCode: [{ output: 'permit' }],
    setPin: [{ output: undefined }, refused, failure],
    removePin: [{ output: undefined }, refused],
  },
  delays: { lockDuration: PIN_LOCK_S * 1_000 },
  key: ({ lockedUntil, permit, problem }) => ({ lockedUntil, permit, problem: problem !== null }),
};

const isVerified = (output: unknown): boolean => (output as PinTry | undefined)?.outcome === 'verified';

const invariants: readonly Invariant<typeof pinMachine>[] = [
  {
    sentence: 'A session is verified only if the server has verified the PIN or set a new one.',
    holds: ({ event, output, snapshot }, earlier) => {
      const before = earlier.at(-1)?.snapshot;
      if (!snapshot.matches('verified') || before?.matches('verified') === true) return true;
      if (before === undefined || event?.startsWith('xstate.done.') !== true) return false;
      return (
        (before.matches('verifyingPin') && isVerified(output)) ||
        before.matches('settingPin') ||
        before.matches('removingPin')
      );
    },
  },
  {
    sentence: 'Verification leads to home and clears the attempts; nothing else does.',
    holds: ({ effects, snapshot }, earlier) => {
      const hasAppeared = snapshot.matches('verified') && earlier.at(-1)?.snapshot.matches('verified') !== true;
      const isClean = Object.values(snapshot.context).every((value) => value === null);
      return hasAppeared === effects.some(({ name }) => name === 'goHome') && (!hasAppeared || isClean);
    },
  },
  {
    sentence: 'While locked, the end of the lock is known.',
    holds: ({ snapshot }) => !snapshot.matches('locked') || snapshot.context.lockedUntil !== null,
  },
  {
    sentence: 'While locked, no PIN is accepted, however the user returns to the lock.',
    holds: ({ snapshot }) =>
      !(snapshot.matches('enteringPin') || snapshot.matches('verifyingPin')) || snapshot.context.lockedUntil === null,
  },
  {
    sentence: 'A lock ends only with its time, with a PIN that is set or removed, or with another user.',
    holds: ({ event, snapshot }, earlier) => {
      const before = earlier.at(-1)?.snapshot;
      if (before === undefined || before.context.lockedUntil === null || snapshot.context.lockedUntil !== null)
        return true;
      return (
        event === 'user.changed' ||
        event?.startsWith('xstate.after.lockDuration') === true ||
        snapshot.matches('verified')
      );
    },
  },
  {
    sentence: 'A wrong PIN shows how many attempts are left.',
    holds: ({ snapshot }) => !snapshot.matches({ enteringPin: 'wrong' }) || snapshot.context.attemptsLeft !== null,
  },
  {
    sentence: 'A permit is retained only where it can be used.',
    holds: ({ snapshot }) =>
      snapshot.context.permit === null ||
      snapshot.matches('choosingPin') ||
      snapshot.matches('settingPin') ||
      snapshot.matches('removingPin'),
  },
  {
    sentence: 'Another user finds no state of the previous one.',
    holds: ({ event, snapshot }) =>
      event !== 'user.changed' ||
      (snapshot.matches({ enteringPin: 'fresh' }) && Object.values(snapshot.context).every((value) => value === null)),
  },
];

const guide: MachineGuide<typeof pinMachine> = {
  purpose:
    'The PIN of an account: entering it, the lock after wrong PINs, a new PIN with an emailed code, setting and removing it. Whether a session needs a PIN is decided by the server.',
  owner: 'The first screen about the PIN creates it. It lives as long as the page, and is reset for another user.',
  startedIn: 'src/client/access/pin.actor.ts',
  events: {
    'entry.opened': 'The page for entering the PIN is opened.',
    'lock.reported': 'The server has reported a lock that started before this page, or on another device.',
    'pin.entered': 'The user has entered a PIN.',
    'pin.forgotten': 'The page for a forgotten PIN is opened.',
    'code.requested': 'The user requests a code by email.',
    'choice.opened': 'The page for setting a PIN is opened by a user who needs no PIN, or has entered it.',
    'pin.chosen': 'The user submits a new PIN, with the password if there is no permit from a code.',
    'pin.removeRequested': 'The user removes the PIN.',
    'user.changed': 'Another user is signed in, or nobody is.',
  },
};

export const pinProof: Proof<typeof pinMachine> = { guide, model, invariants };
