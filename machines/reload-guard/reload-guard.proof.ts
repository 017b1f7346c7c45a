import { RELOAD_GUARD_TTL_MS } from '#domain/platform/screen.limits.ts';
import type { Invariant, MachineModel, Proof, ProofStep } from '../machine.proof.ts';
import type { reloadGuardMachine } from './reload-guard.machine.ts';

/** Never reloaded; just recently enough to prevent another reload at the start; just too long ago for that. */
const RELOADED_AT = [null, 1 - RELOAD_GUARD_TTL_MS, -RELOAD_GUARD_TTL_MS];

const model: MachineModel<typeof reloadGuardMachine> = {
  inputs: [...RELOADED_AT.map((reloadedAt) => ({ reloadedAt, buildId: 'older' })), { reloadedAt: null }],
  events: [
    { type: 'session.refused', at: 0 },
    { type: 'chunk.failed', at: 0 },
  ],
  answers: {
    readLatestBuild: [
      { output: 'newer' },
      { output: 'older' },
      { error: new Error('The server could not be reached.') },
    ],
  },
  delays: {},
};

type Now = ProofStep<typeof reloadGuardMachine>;

const reloads = ({ effects }: Now): boolean => effects.some(({ name }) => name === 'reload');

const invariants: readonly Invariant<typeof reloadGuardMachine>[] = [
  {
    sentence: 'A page is reloaded at most once.',
    holds: (now, earlier) => [...earlier, now].filter(reloads).length <= 1,
  },
  {
    sentence: 'No two reloads follow each other within the guard’s time.',
    holds: (now) => {
      const { reloadedAt } = now.snapshot.context;
      return !reloads(now) || reloadedAt === null || now.at - reloadedAt >= RELOAD_GUARD_TTL_MS;
    },
  },
  {
    sentence: 'The page is in the reloading state exactly after the reload was requested.',
    holds: (now, earlier) => (now.snapshot.value === 'reloading') === [...earlier, now].some(reloads),
  },
  {
    sentence: 'A refused session reloads the page or is ended; it is never ignored.',
    holds: ({ event, effects }, earlier) =>
      event !== 'session.refused' || earlier.at(-1)?.snapshot.value === 'reloading' || effects.length === 1,
  },
  {
    sentence: 'A missing chunk reloads the page only if the server has a newer build.',
    holds: (now) => !reloads(now) || now.event === 'session.refused' || now.output !== now.snapshot.context.buildId,
  },
  {
    sentence: 'A missing chunk never ends a session.',
    holds: ({ event, effects }) => event === 'session.refused' || effects.every(({ name }) => name !== 'endSession'),
  },
];

export const reloadGuardProof: Proof<typeof reloadGuardMachine> = { model, invariants };
