import type { MachineModel } from '../machine.proof.ts';
import type { connectionMachine } from './connection.machine.ts';

export const connectionModel: MachineModel<typeof connectionMachine> = {
  inputs: [{ isReached: true }, { isReached: false }],
  events: [{ type: 'server.lost' }, { type: 'server.heard' }, { type: 'network.returned' }],
  answers: {
    probe: [{ output: undefined }, { error: new Error('The server could not be reached.') }],
    sendLeftWork: [{ output: 0 }, { output: 2 }, { error: new Error('The server could not be reached.') }],
  },
  delays: { nextProbe: 5_000, nextTry: 3_000, shownFor: 5_000 },
  key: ({ isReached, attempts }) => ({ isReached, attempts }),
};
