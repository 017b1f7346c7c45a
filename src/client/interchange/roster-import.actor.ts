import { type ActorRefFrom, createActor, fromPromise } from 'xstate';
import type { RosterState } from '#domain/interchange/rosters/roster-import.ts';
import { type RosterCommand, rosterImportMachine } from '#machines/roster-import/roster-import.machine.ts';

export type RosterImportActor = ActorRefFrom<typeof rosterImportMachine>;

type Effects = {
  /** Resolves with the import’s id. */
  readonly start: (upload: string) => Promise<string>;
  readonly readState: (id: string) => Promise<RosterState>;
  /** Resolves when the server has finished its step. */
  readonly wait: (id: string, signal: AbortSignal) => Promise<RosterState>;
  readonly send: (id: string, command: RosterCommand) => Promise<void>;
  readonly showAddress: (id: string) => void;
};

/** The machine with its effects. The caller starts and stops the actor. */
export const createRosterImport = (
  id: string | null,
  { start, readState, wait, send, showAddress }: Effects,
): RosterImportActor =>
  createActor(
    rosterImportMachine.provide({
      actors: {
        startImport: fromPromise<string, { readonly upload: string }>(({ input }) => start(input.upload)),
        readState: fromPromise<RosterState, { readonly id: string | null }>(({ input }) => readState(input.id ?? '')),
        waitForServer: fromPromise<RosterState, { readonly id: string | null }>(({ input, signal }) =>
          wait(input.id ?? '', signal),
        ),
        sendCommand: fromPromise<void, { readonly id: string | null; readonly command: RosterCommand }>(({ input }) =>
          send(input.id ?? '', input.command),
        ),
      },
      actions: { showAddress: ({ context }) => showAddress(context.id ?? '') },
    }),
    { input: { id } },
  );
