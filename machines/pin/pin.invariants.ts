import type { Invariant } from '../machine.proof.ts';
import type { PinTry, pinMachine } from './pin.machine.ts';

const isVerified = (output: unknown): boolean => (output as PinTry | undefined)?.outcome === 'verified';

export const pinInvariants: readonly Invariant<typeof pinMachine>[] = [
  {
    sentence: 'A session counts as verified only by the server’s word: the PIN was right, or a new one is in force.',
    holds: ({ event, output, snapshot }, earlier) => {
      const before = earlier.at(-1)?.snapshot;
      if (!snapshot.matches('verified') || before?.matches('verified') === true) return true;
      if (before === undefined || event?.startsWith('xstate.done.') !== true) return false;
      return (
        (before.matches('checking') && isVerified(output)) || before.matches('setting') || before.matches('removing')
      );
    },
  },
  {
    sentence: 'Whoever is verified goes home, with nothing of the tries left; nobody else goes there.',
    holds: ({ effects, snapshot }, earlier) => {
      const hasCome = snapshot.matches('verified') && earlier.at(-1)?.snapshot.matches('verified') !== true;
      const isClean = Object.values(snapshot.context).every((held) => held === null);
      return hasCome === effects.some(({ name }) => name === 'goHome') && (!hasCome || isClean);
    },
  },
  {
    sentence: 'Locked, it is known until when.',
    holds: ({ snapshot }) => !snapshot.matches('locked') || snapshot.context.lockedUntil !== null,
  },
  {
    sentence: 'Locked, no PIN is taken, by whatever way somebody comes back to it.',
    holds: ({ snapshot }) =>
      !(snapshot.matches('entering') || snapshot.matches('checking')) || snapshot.context.lockedUntil === null,
  },
  {
    sentence: 'A lock ends by its time, by a PIN that is newly set or removed, or with the person; by nothing else.',
    holds: ({ event, snapshot }, earlier) => {
      const before = earlier.at(-1)?.snapshot;
      if (before === undefined || before.context.lockedUntil === null || snapshot.context.lockedUntil !== null)
        return true;
      return (
        event === 'person.changed' ||
        event?.startsWith('xstate.after.lockEnds') === true ||
        snapshot.matches('verified')
      );
    },
  },
  {
    sentence: 'A wrong PIN says how many tries are left.',
    holds: ({ snapshot }) => !snapshot.matches({ entering: 'wrong' }) || snapshot.context.attemptsLeft !== null,
  },
  {
    sentence: 'A permit is kept only where it can be used.',
    holds: ({ snapshot }) =>
      snapshot.context.permit === null ||
      snapshot.matches('choosing') ||
      snapshot.matches('setting') ||
      snapshot.matches('removing'),
  },
  {
    sentence: 'Another person finds nothing of the one before.',
    holds: ({ event, snapshot }) =>
      event !== 'person.changed' ||
      (snapshot.matches({ entering: 'fresh' }) && Object.values(snapshot.context).every((held) => held === null)),
  },
];
