import { useSelector } from '@xstate/react';
import { useState } from 'react';
import {
  CancelRosterDocument,
  ChooseInRosterDocument,
  ConfirmRosterDocument,
  ResumeRosterDocument,
  RosterImportDocument,
  type RosterImportQuery,
  StartRosterDocument,
  UndoRosterDocument,
} from '#api/documents/interchange/roster.generated.ts';
import { useApi } from '#client/app.context.ts';
import { createRosterImport, type RosterImportActor } from '#client/interchange/roster-import.actor.ts';
import { waitForRoster } from '#client/interchange/wait-for-roster.ts';
import { useShownActor } from '#client/use-shown-actor.ts';
import type { RosterCommand } from '#machines/roster-import/roster-import.machine.ts';

export type RosterRow = RosterImportQuery['rosterImport'];
export type SendRoster = RosterImportActor['send'];

/** One roster import, followed while it is shown. `id` is null until a file has been uploaded. */
export function useRoster(id: string | null, school: () => string | null, showAddress: (id: string) => void) {
  const api = useApi();
  const [row, setRow] = useState<RosterRow | null>(null);
  const [actor] = useState(() => {
    const read = async (importId: string): Promise<RosterRow> => {
      const { rosterImport } = await api(RosterImportDocument, { id: importId });
      setRow(rosterImport);
      return rosterImport;
    };
    let shown: RosterRow | null = null;
    const readShown = async (importId: string): Promise<RosterRow> => {
      shown = await read(importId);
      return shown;
    };
    return createRosterImport(id, {
      start: async (upload) => (await api(StartRosterDocument, { upload, school: school() })).startRoster,
      readState: async (importId) => (await readShown(importId)).state,
      wait: (importId, signal) => waitForRoster(async () => (await readShown(importId)).state, signal),
      send: (importId, command) => sendCommand(api, importId, command, shown?.base ?? ''),
      showAddress,
    });
  });
  useShownActor(actor);
  return {
    row,
    step: useSelector(actor, ({ value }) => value),
    problem: useSelector(actor, ({ context }) => context.problem),
    send: actor.send,
  };
}

async function sendCommand(
  api: ReturnType<typeof useApi>,
  id: string,
  command: RosterCommand,
  base: string,
): Promise<void> {
  switch (command.kind) {
    case 'choose':
      await api(ChooseInRosterDocument, { id, choices: command.choices });
      return;
    case 'confirm':
      await api(ConfirmRosterDocument, { id, base, invites: command.invites, typed: command.typed });
      return;
    case 'cancel':
      await api(CancelRosterDocument, { id });
      return;
    case 'undo':
      await api(UndoRosterDocument, { id });
      return;
    case 'resume':
      await api(ResumeRosterDocument, { id });
  }
}
