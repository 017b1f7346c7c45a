import type { Invariant } from '../machine.proof.ts';
import type { guardMachine } from './guard.machine.ts';

export const guardInvariants: readonly Invariant<typeof guardMachine>[] = [
  {
    sentence: 'The guard rests in a decision or before the first request, never between two steps.',
    holds: ({ event, snapshot: { value } }) =>
      typeof value === 'object'
        ? 'redirected' in value
        : value === 'allowed' || (event === null && value === 'waiting'),
  },
  {
    sentence: 'No redirect leads to the requested address.',
    holds: ({ snapshot: { value, context } }) => typeof value === 'string' || value.redirected !== context.facts.at,
  },
  {
    sentence: 'An open address is never refused.',
    holds: ({ snapshot: { value, context } }) => typeof value === 'string' || context.facts.access !== 'open',
  },
  {
    sentence: 'An address for members is not shown without token, user and PIN.',
    holds: ({ snapshot: { value, context } }) => {
      const { access, token, user, pin } = context.facts;
      return value !== 'allowed' || access !== 'member' || (token && user !== null && pin !== 'pending');
    },
  },
  {
    sentence: 'Every redirect names the deciding step, one of the eight.',
    holds: ({ snapshot: { value, context } }) => typeof value === 'string' || (context.step >= 1 && context.step <= 8),
  },
];
