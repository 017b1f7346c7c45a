import type { MachineModel } from '../machine.proof.ts';
import type { updateMachine } from './update.machine.ts';

export const updateModel: MachineModel<typeof updateMachine> = {
  inputs: [undefined],
  events: [{ type: 'look.requested' }, { type: 'update.accepted' }, { type: 'update.postponed' }],
  answers: {
    look: [{ output: true }, { output: false }, { error: new Error('The server could not be reached.') }],
    save: [{ output: undefined }, { error: new Error('An answer is not saved.') }],
  },
  delays: { nextLook: 1_800_000, nextOffer: 3_600_000 },
};
