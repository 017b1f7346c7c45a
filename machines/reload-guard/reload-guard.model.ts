import { RELOAD_GUARD_TTL_MS } from '#domain/limits.ts';
import type { MachineModel } from '../machine.proof.ts';
import type { reloadGuardMachine } from './reload-guard.machine.ts';

/** Reloaded never, at the last moment that keeps the run's start from a reload, and at the first that does not. */
export const reloadGuardModel: MachineModel<typeof reloadGuardMachine> = {
  inputs: [{ reloadedAt: null }, { reloadedAt: 1 - RELOAD_GUARD_TTL_MS }, { reloadedAt: -RELOAD_GUARD_TTL_MS }],
  events: [{ type: 'session.refused', at: 0 }],
  answers: {},
  delays: {},
};
