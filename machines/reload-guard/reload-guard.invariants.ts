import { RELOAD_GUARD_TTL_MS } from '#domain/limits.ts';
import type { Invariant, Moment } from '../machine.proof.ts';
import type { reloadGuardMachine } from './reload-guard.machine.ts';

type Now = Moment<typeof reloadGuardMachine>;

const reloads = (moments: readonly Now[]): readonly number[] =>
  moments
    .flatMap(({ effects }) => effects)
    .filter(({ name }) => name === 'reload')
    .map(({ params }) => (params as { at: number }).at);

export const reloadGuardInvariants: readonly Invariant<typeof reloadGuardMachine>[] = [
  {
    sentence: 'A page is loaded again at most once.',
    holds: (now, earlier) => reloads([...earlier, now]).length <= 1,
  },
  {
    sentence: 'No two reloads follow each other within the guard’s time.',
    holds: (now) => {
      const { reloadedAt } = now.snapshot.context;
      return reloadedAt === null || reloads([now]).every((at) => at - reloadedAt >= RELOAD_GUARD_TTL_MS);
    },
  },
  {
    sentence: 'A refused session leads to a reload or is given up; it is never passed over while the page stands.',
    holds: ({ event, effects }, earlier) =>
      event !== 'session.refused' || earlier.at(-1)?.snapshot.value === 'reloading' || effects.length === 1,
  },
];
