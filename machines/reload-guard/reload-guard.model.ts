import { RELOAD_GUARD_TTL_MS } from '#domain/limits.ts';
import type { MachineModel } from '../machine.proof.ts';
import type { reloadGuardMachine } from './reload-guard.machine.ts';

const RELOADED_AT = 1_000_000;

/** The last moment at which another reload is refused, and the first at which it is not. */
export const reloadGuardModel: MachineModel<typeof reloadGuardMachine> = {
  inputs: [{ reloadedAt: null }, { reloadedAt: RELOADED_AT }],
  events: [
    { type: 'session.refused', at: RELOADED_AT + RELOAD_GUARD_TTL_MS - 1 },
    { type: 'session.refused', at: RELOADED_AT + RELOAD_GUARD_TTL_MS },
  ],
  answers: {},
  delays: {},
};
