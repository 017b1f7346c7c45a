import { RELOAD_GUARD_TTL_MS } from '#domain/platform/limits.ts';
import type { MachineModel } from '../machine.proof.ts';
import type { reloadGuardMachine } from './reload-guard.machine.ts';

/** Never reloaded; just recently enough to prevent another reload at the start; just too long ago for that. */
const RELOADED_AT = [null, 1 - RELOAD_GUARD_TTL_MS, -RELOAD_GUARD_TTL_MS];

export const reloadGuardModel: MachineModel<typeof reloadGuardMachine> = {
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
