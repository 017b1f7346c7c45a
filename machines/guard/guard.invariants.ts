import type { Invariant } from '../machine.proof.ts';
import type { guardMachine } from './guard.machine.ts';

export const guardInvariants: readonly Invariant<typeof guardMachine>[] = [
  {
    sentence: 'The guard rests where it has decided, or where nothing has been asked; never between two steps.',
    holds: ({ event, snapshot: { value } }) =>
      typeof value === 'object'
        ? 'redirected' in value
        : value === 'allowed' || (event === null && value === 'waiting'),
  },
  {
    sentence: 'Nobody is sent to where they are.',
    holds: ({ snapshot: { value, context } }) => typeof value === 'string' || value.redirected !== context.facts.at,
  },
  {
    sentence: 'An open address is never refused.',
    holds: ({ snapshot: { value, context } }) => typeof value === 'string' || context.facts.access !== 'open',
  },
  {
    sentence: 'A members’ address is shown to nobody without token, user and PIN.',
    holds: ({ snapshot: { value, context } }) => {
      const { access, token, user, pin } = context.facts;
      return value !== 'allowed' || access !== 'member' || (token && user !== null && pin !== 'pending');
    },
  },
  {
    sentence: 'Every redirect names the step that decided, one of the eight.',
    holds: ({ snapshot: { value, context } }) => typeof value === 'string' || (context.step >= 1 && context.step <= 8),
  },
];
