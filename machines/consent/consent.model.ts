import type { MachineModel } from '../machine.proof.ts';
import type { consentMachine } from './consent.machine.ts';

const CHOICE = { preferences: true, statistics: false };

export const consentModel: MachineModel<typeof consentMachine> = {
  inputs: [undefined],
  events: [{ type: 'choice.made', choice: CHOICE }, { type: 'choice.withdrawn' }, { type: 'storage.changed' }],
  answers: { readChoice: [{ output: CHOICE }, { output: null }, { error: new Error('The storage is closed.') }] },
  delays: {},
};
