import { assign, fromPromise, setup } from 'xstate';
import { unprovidedIn } from '../unprovided.ts';

/** One PDF of all reports on a class, or an archive of single PDFs. */
export type RequestedFile = 'pdf' | 'zip';

export type ReportFileEvent =
  | { readonly type: 'file.requested'; readonly kind: RequestedFile }
  | { readonly type: 'file.cancelled' };

type ReportFileContext = {
  /** What was requested last. */
  readonly kind: RequestedFile;
  /** The error of the last generation; null if it succeeded. */
  readonly problem: unknown;
};

const unprovided = unprovidedIn('report file');

/** Generates the file of the reports on a class. The server does the work, and says how far it is. */
export const reportFileMachine = setup({
  types: { context: {} as ReportFileContext, events: {} as ReportFileEvent },
  actors: {
    /** Starts the generation, and waits until the file is ready. Cancels it if it is stopped. Rejects if it fails. */
    generateFile: fromPromise<void, { readonly kind: RequestedFile }>(unprovided('generateFile')),
  },
  actions: {
    /** Downloads the file that is ready. */
    downloadFile: unprovided('downloadFile'),
    assignKind: assign((_, { kind }: { kind: RequestedFile }) => ({ kind })),
    assignProblem: assign((_, { problem }: { problem: unknown }) => ({ problem })),
    clearProblem: assign({ problem: null }),
  },
}).createMachine({
  id: 'reportFile',
  description: 'Generates a file of all reports on a class, from the request to the download.',
  context: { kind: 'pdf', problem: null },
  initial: 'waitingForRequest',
  states: {
    waitingForRequest: {
      description: 'No file is being generated.',
      on: {
        'file.requested': {
          target: 'generatingFile',
          actions: { type: 'assignKind', params: ({ event }) => ({ kind: event.kind }) },
        },
      },
    },
    generatingFile: {
      description: 'The server generates the file.',
      on: { 'file.cancelled': { target: 'waitingForRequest' } },
      invoke: {
        src: 'generateFile',
        input: ({ context }) => ({ kind: context.kind }),
        onDone: { target: 'waitingForRequest', actions: 'downloadFile' },
        onError: {
          target: 'generationFailed',
          actions: { type: 'assignProblem', params: ({ event }) => ({ problem: event.error }) },
        },
      },
    },
    generationFailed: {
      description: 'The generation has failed, and can be requested again.',
      exit: 'clearProblem',
      on: {
        'file.requested': {
          target: 'generatingFile',
          actions: { type: 'assignKind', params: ({ event }) => ({ kind: event.kind }) },
        },
      },
    },
  },
});
