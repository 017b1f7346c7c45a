import { DIALOG_CLOSE_MS, DIALOG_OPEN_DELAY_MS } from '#domain/platform/limits.ts';
import { problemText } from '#domain/platform/problem.ts';
import type { MachineModel } from '../machine.proof.ts';
import type { dialogMachine } from './dialog.machine.ts';

const failure = { error: new Error('The server could not be reached.') };

export const dialogModel: MachineModel<typeof dialogMachine> = {
  inputs: [undefined],
  events: [
    { type: 'dialog.requested', dialog: { id: 1, timerMs: null } },
    { type: 'dialog.requested', dialog: { id: 2, timerMs: 2_000 } },
    { type: 'dialog.requested', dialog: { id: 3, timerMs: 1e12 } },
    { type: 'dialog.confirmed' },
    { type: 'dialog.confirmed', value: 'ada@example.org' },
    { type: 'dialog.denied' },
    { type: 'dialog.cancelled' },
    { type: 'close.pressed' },
    { type: 'backdrop.pressed' },
    { type: 'escape.pressed' },
  ],
  answers: {
    validate: [{ output: null }, { output: problemText('emailInvalid') }, failure, { error: 'not an error object' }],
    work: [{ output: undefined }, failure],
  },
  delays: { openDelay: DIALOG_OPEN_DELAY_MS, closeTime: DIALOG_CLOSE_MS },
};
