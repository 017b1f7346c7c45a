import { RELOAD_GUARD_TTL_MS } from '#domain/limits.ts';
import type { MachineModel } from '../machine.proof.ts';
import type { reloadGuardMachine } from './reload-guard.machine.ts';

/** The page before was left at this moment, and this one was there at once. */
export const RELOADED_AT = 1_000_000;

/** The last moment at which another reload is refused, and the first at which it is not. */
const MOMENTS = [RELOADED_AT + RELOAD_GUARD_TTL_MS - 1, RELOADED_AT + RELOAD_GUARD_TTL_MS];

export const reloadGuardModel: MachineModel<typeof reloadGuardMachine> = {
  inputs: [
    { reloadedAt: null, buildId: 'older' },
    { reloadedAt: RELOADED_AT, buildId: 'older' },
  ],
  events: MOMENTS.flatMap((at) => [
    { type: 'session.refused' as const, at },
    { type: 'chunk.failed' as const, at },
  ]),
  answers: {
    readLatestBuild: [
      { output: 'newer' },
      { output: 'older' },
      { error: new Error('The server could not be reached.') },
    ],
  },
  delays: {},
  epoch: RELOADED_AT,
};
