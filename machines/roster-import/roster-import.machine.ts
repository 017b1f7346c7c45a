import { assign, fromPromise, setup } from 'xstate';
import type { RosterChoices } from '#domain/interchange/rosters/roster-choices.schema.ts';
import type { RosterState } from '#domain/interchange/rosters/roster-import.ts';
import { unprovidedIn } from '../unprovided.ts';

/** What a user decides about an import; the server carries it out. */
export type RosterCommand =
  | { readonly kind: 'choose'; readonly choices: RosterChoices }
  | { readonly kind: 'confirm'; readonly invites: boolean; readonly typed: string }
  | { readonly kind: 'cancel' }
  | { readonly kind: 'undo' }
  | { readonly kind: 'resume' };

export type RosterImportEvent =
  | { readonly type: 'file.uploaded'; readonly upload: string }
  | { readonly type: 'choices.changed'; readonly choices: RosterChoices }
  | { readonly type: 'confirmation.started' }
  | { readonly type: 'confirmation.left' }
  | { readonly type: 'changes.confirmed'; readonly invites: boolean; readonly typed: string }
  | { readonly type: 'import.cancelled' }
  | { readonly type: 'undo.requested' }
  | { readonly type: 'import.resumed' }
  | { readonly type: 'retry.requested' };

type RosterImportContext = {
  /** The import; null until the file was uploaded. */
  readonly id: string | null;
  /** What is being sent, or was sent last. */
  readonly command: RosterCommand;
  /** Why the last command was refused; null if it was not. */
  readonly problem: unknown;
};

type OfImport = { readonly id: string | null };

const unprovided = unprovidedIn('roster import');

const SERVER_STATES = {
  reading: 'readingRoster',
  ready: 'reviewingChanges',
  applying: 'applyingChanges',
  undoing: 'undoingChanges',
  done: 'importDone',
  undone: 'importUndone',
  cancelled: 'importCancelled',
  failed: 'importFailed',
} as const satisfies Readonly<Record<RosterState, string>>;

/**
 * The steps of a roster import on the screen. The server does the work and has the state; after every command, accepted
 * or refused, the machine reads it again.
 */
export const rosterImportMachine = setup({
  types: {
    context: {} as RosterImportContext,
    events: {} as RosterImportEvent,
    input: {} as { readonly id: string | null },
  },
  actors: {
    /** Starts to read an uploaded file; resolves with the import’s id. */
    startImport: fromPromise<string, { readonly upload: string }>(unprovided('startImport')),
    /** The state that the server has now. */
    readState: fromPromise<RosterState, OfImport>(unprovided('readState')),
    /** Reports the progress until the server has finished its step; resolves with the state. */
    waitForServer: fromPromise<RosterState, OfImport>(unprovided('waitForServer')),
    sendCommand: fromPromise<void, OfImport & { readonly command: RosterCommand }>(unprovided('sendCommand')),
  },
  actions: {
    /** Shows the address of the import, so that a reload finds it. */
    showAddress: unprovided('showAddress'),
    assignId: assign((_, { id }: { id: string }) => ({ id })),
    assignCommand: assign((_, { command }: { command: RosterCommand }) => ({ command, problem: null })),
    assignProblem: assign((_, { problem }: { problem: unknown }) => ({ problem })),
    clearProblem: assign({ problem: null }),
  },
  guards: {
    hasImport: ({ context }) => context.id !== null,
    isServerState: (_, { state, output }: { state: RosterState; output: RosterState }) => state === output,
  },
}).createMachine({
  id: 'rosterImport',
  description: 'Imports the users, classes and enrolments of a school, from the file to undoing.',
  context: ({ input }) => ({ id: input.id, command: { kind: 'cancel' }, problem: null }),
  initial: 'findingImport',
  states: {
    findingImport: {
      description: 'Decides whether an import is opened or started.',
      always: [{ guard: 'hasImport', target: 'openingImport' }, { target: 'choosingFile' }],
    },
    choosingFile: {
      description: 'A file is chosen and uploaded.',
      on: { 'file.uploaded': { target: 'startingImport', actions: 'clearProblem' } },
    },
    startingImport: {
      description: 'The server accepts the file.',
      invoke: {
        src: 'startImport',
        input: ({ event }) => ({ upload: event.type === 'file.uploaded' ? event.upload : '' }),
        onDone: {
          target: 'readingRoster',
          actions: [{ type: 'assignId', params: ({ event }) => ({ id: event.output }) }, 'showAddress'],
        },
        onError: {
          target: 'choosingFile',
          actions: { type: 'assignProblem', params: ({ event }) => ({ problem: event.error }) },
        },
      },
    },
    openingImport: {
      description: 'The state of the import is read.',
      invoke: {
        src: 'readState',
        input: ({ context }) => ({ id: context.id }),
        onDone: [
          { guard: isState('reading'), target: SERVER_STATES.reading },
          { guard: isState('ready'), target: SERVER_STATES.ready },
          { guard: isState('applying'), target: SERVER_STATES.applying },
          { guard: isState('undoing'), target: SERVER_STATES.undoing },
          { guard: isState('done'), target: SERVER_STATES.done },
          { guard: isState('undone'), target: SERVER_STATES.undone },
          { guard: isState('cancelled'), target: SERVER_STATES.cancelled },
          { target: SERVER_STATES.failed },
        ],
        onError: {
          target: 'openingFailed',
          actions: { type: 'assignProblem', params: ({ event }) => ({ problem: event.error }) },
        },
      },
    },
    openingFailed: {
      description: 'The state of the import could not be read.',
      on: { 'retry.requested': { target: 'openingImport', actions: 'clearProblem' } },
    },
    readingRoster: {
      description: 'The server reads the file and computes the changes.',
      on: { 'import.cancelled': { target: 'sendingCommand', actions: assignKind('cancel') } },
      invoke: {
        src: 'waitForServer',
        input: ({ context }) => ({ id: context.id }),
        onDone: 'openingImport',
        onError: {
          target: 'openingFailed',
          actions: { type: 'assignProblem', params: ({ event }) => ({ problem: event.error }) },
        },
      },
    },
    reviewingChanges: {
      description: 'The changes are shown. Nothing has been changed yet.',
      on: {
        'choices.changed': {
          target: 'sendingCommand',
          actions: {
            type: 'assignCommand',
            params: ({ event }) => ({ command: { kind: 'choose', choices: event.choices } }),
          },
        },
        'confirmation.started': { target: 'confirmingChanges', actions: 'clearProblem' },
        'import.cancelled': { target: 'sendingCommand', actions: assignKind('cancel') },
      },
    },
    confirmingChanges: {
      description: 'The user is asked to confirm; by typing, if much would be removed.',
      on: {
        'changes.confirmed': {
          target: 'sendingCommand',
          actions: {
            type: 'assignCommand',
            params: ({ event }) => ({ command: { kind: 'confirm', invites: event.invites, typed: event.typed } }),
          },
        },
        'confirmation.left': 'reviewingChanges',
      },
    },
    sendingCommand: {
      description: 'The user’s decision is sent.',
      invoke: {
        src: 'sendCommand',
        input: ({ context }) => ({ id: context.id, command: context.command }),
        onDone: 'openingImport',
        onError: {
          target: 'openingImport',
          actions: { type: 'assignProblem', params: ({ event }) => ({ problem: event.error }) },
        },
      },
    },
    applyingChanges: {
      description: 'The server applies the changes.',
      invoke: {
        src: 'waitForServer',
        input: ({ context }) => ({ id: context.id }),
        onDone: 'openingImport',
        onError: {
          target: 'openingFailed',
          actions: { type: 'assignProblem', params: ({ event }) => ({ problem: event.error }) },
        },
      },
    },
    importDone: {
      description: 'The changes are applied, and can be undone.',
      on: { 'undo.requested': { target: 'sendingCommand', actions: assignKind('undo') } },
    },
    undoingChanges: {
      description: 'The server restores what the import has changed.',
      invoke: {
        src: 'waitForServer',
        input: ({ context }) => ({ id: context.id }),
        onDone: 'openingImport',
        onError: {
          target: 'openingFailed',
          actions: { type: 'assignProblem', params: ({ event }) => ({ problem: event.error }) },
        },
      },
    },
    importUndone: { description: 'What the import had changed is restored.' },
    importCancelled: { description: 'The preview was discarded.' },
    importFailed: {
      description: 'The roster could not be read, or the server has failed in the middle.',
      on: {
        'import.resumed': { target: 'sendingCommand', actions: assignKind('resume') },
        'undo.requested': { target: 'sendingCommand', actions: assignKind('undo') },
      },
    },
  },
});

/** A guard for a state of the server. */
function isState(state: RosterState) {
  return {
    type: 'isServerState' as const,
    params: ({ event }: { event: { readonly output: RosterState } }) => ({ state, output: event.output }),
  };
}

/** Assigns a command that consists of its kind. */
function assignKind(kind: 'cancel' | 'undo' | 'resume') {
  return { type: 'assignCommand' as const, params: { command: { kind } } };
}
