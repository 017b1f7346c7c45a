import type { MachineModel } from '../machine.proof.ts';
import type { consentMachine } from './consent.machine.ts';

const SOME = { preferences: true, statistics: false };
const ALL = { preferences: true, statistics: true };

export const consentModel: MachineModel<typeof consentMachine> = {
  inputs: [{ objects: false }, { objects: true }],
  events: [
    { type: 'choice.made', choice: SOME, way: 'settings' },
    { type: 'choice.made', choice: ALL, way: 'banner' },
    { type: 'choice.withdrawn' },
    { type: 'storage.changed' },
  ],
  answers: { readChoice: [{ output: ALL }, { output: null }, { error: new Error('The storage is closed.') }] },
  delays: {},
};
