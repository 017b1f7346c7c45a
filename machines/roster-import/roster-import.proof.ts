import { ROSTER_STATES } from '#domain/interchange/rosters/roster-import.ts';
import type { Invariant, MachineGuide, MachineModel, Proof } from '../machine.proof.ts';
import type { rosterImportMachine } from './roster-import.machine.ts';

const CHOICES = { school: null, users: ['1'], classes: [], everyUser: false, everyClass: false };

const model: MachineModel<typeof rosterImportMachine> = {
  inputs: [{ id: null }, { id: 'import' }],
  events: [
    { type: 'file.uploaded', upload: 'upload' },
    { type: 'choices.changed', choices: CHOICES },
    { type: 'confirmation.started' },
    { type: 'confirmation.left' },
    { type: 'changes.confirmed', invites: true, typed: 'Hill School' },
    { type: 'import.cancelled' },
    { type: 'undo.requested' },
    { type: 'import.resumed' },
    { type: 'retry.requested' },
  ],
  answers: {
    startImport: [{ output: 'import' }, { error: new Error('Another import is in progress.') }],
    readState: [...ROSTER_STATES.map((output) => ({ output })), { error: new Error('No network.') }],
    waitForServer: [{ output: 'ready' }, { error: new Error('No network.') }],
    sendCommand: [{ output: undefined }, { error: new Error('Something else has changed.') }],
  },
  delays: {},
  key: ({ id, command, problem }) => ({ id, command: command.kind, problem: problem !== null }),
};

const invariants: readonly Invariant<typeof rosterImportMachine>[] = [
  {
    sentence: 'Changes are confirmed only from the step that asks for it.',
    holds: ({ snapshot, event }, earlier) => {
      const before = earlier.at(-1)?.snapshot;
      // While another command is being sent, the event is ignored.
      const isIgnored = before?.context.command === snapshot.context.command;
      return (
        event !== 'changes.confirmed' ||
        snapshot.value !== 'sendingCommand' ||
        before?.value === 'confirmingChanges' ||
        isIgnored
      );
    },
  },
  {
    sentence: 'After a command, accepted or refused, the server’s state is read before anything else is shown.',
    holds: ({ snapshot }, earlier) =>
      earlier.at(-1)?.snapshot.value !== 'sendingCommand' ||
      snapshot.value === 'sendingCommand' ||
      snapshot.value === 'openingImport',
  },
  {
    sentence: 'Every step after the upload has an import.',
    holds: ({ snapshot }) =>
      snapshot.value === 'choosingFile' || snapshot.value === 'startingImport' || snapshot.context.id !== null,
  },
  {
    sentence: 'The address is shown exactly when an import starts.',
    holds: ({ effects, event }) =>
      effects.some(({ name }) => name === 'showAddress') ===
      (event?.startsWith('xstate.done.actor.0.rosterImport.startingImport') ?? false),
  },
];

const guide: MachineGuide<typeof rosterImportMachine> = {
  purpose:
    'The steps of a roster import on the screen: choosing a file, reading, reviewing the changes, confirming, applying, and undoing. The server does the work and has the state; the machine decides what can be done in each step.',
  owner: 'The page of roster imports, while it is shown.',
  startedIn: 'src/client/interchange/roster-import.actor.ts',
  events: {
    'file.uploaded': 'The archive has been uploaded.',
    'choices.changed': 'The user chooses a school of the roster, or confirms matches.',
    'confirmation.started': 'The user wants to apply the changes.',
    'confirmation.left': 'The user returns to the changes.',
    'changes.confirmed': 'The user confirms the changes.',
    'import.cancelled': 'The user discards the preview.',
    'undo.requested': 'The user undoes the import.',
    'import.resumed': 'The user continues an import that has failed.',
    'retry.requested': 'The user tries again after the network has failed.',
  },
};

export const rosterImportProof: Proof<typeof rosterImportMachine> = { guide, model, invariants };
