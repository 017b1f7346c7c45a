import type { Invariant } from '../machine.proof.ts';
import type { authMachine } from './auth.machine.ts';

const TOKEN_ORDERS = new Set(['storeTokens', 'clearTokens']);

export const authInvariants: readonly Invariant<typeof authMachine>[] = [
  {
    sentence: 'Nobody is signed in without a user.',
    holds: ({ snapshot }) => !snapshot.matches('authenticated') || snapshot.context.user !== null,
  },
  {
    sentence: 'After sign-in a token has been stored, and not been cleared since.',
    holds: ({ snapshot }, earlier) => {
      const before = earlier.at(-1);
      if (!snapshot.matches('authenticated') || !before?.snapshot.matches('opening')) return true;
      const last = earlier.flatMap(({ effects }) => effects).findLast(({ name }) => TOKEN_ORDERS.has(name));
      return last?.name === 'storeTokens' && (last.params as { tokens: unknown }).tokens !== null;
    },
  },
  {
    sentence: 'Signed out, neither user, password nor token stays in memory.',
    holds: ({ snapshot }) =>
      !snapshot.matches('unauthenticated') ||
      [
        snapshot.context.user,
        snapshot.context.credentials,
        snapshot.context.registration,
        snapshot.context.tokens,
      ].every((value) => value === null),
  },
  {
    sentence: 'Signed in, no password stays in memory.',
    holds: ({ snapshot }) =>
      !snapshot.matches('authenticated') ||
      (snapshot.context.credentials === null && snapshot.context.registration === null),
  },
  {
    sentence: 'When a session ends, the token is cleared and the user is redirected.',
    holds: ({ snapshot, effects }, earlier) => {
      const before = earlier.at(-1)?.snapshot;
      const wasIn = before?.matches('authenticated') === true || before?.matches('signingOut') === true;
      if (!wasIn || !snapshot.matches('unauthenticated')) return true;
      const names = effects.map(({ name }) => name);
      return names.includes('clearTokens') && names.includes('leave');
    },
  },
  {
    sentence: 'A session that could not be loaded has a reason, and its token is not cleared.',
    holds: ({ snapshot, effects }) =>
      !snapshot.matches({ unauthenticated: 'sessionNotLoaded' }) ||
      (snapshot.context.problem !== null && !effects.some(({ name }) => name === 'clearTokens')),
  },
];
