import { expect, test } from 'vitest';
import { rosterImportMachine } from '#machines/roster-import/roster-import.machine.ts';
import { script } from '../../support/machine-script.ts';

async function reviewing() {
  const run = script(rosterImportMachine, {}, { id: null });
  await run.send({ type: 'file.uploaded', upload: 'upload' });
  await run.answer('import');
  expect(run.state().value).toBe('readingRoster');
  await run.answer('ready');
  await run.answer('ready');
  expect(run.state().value).toBe('reviewingChanges');
  return run;
}

test('a file is read, its changes are shown, confirmed, applied and undone', async () => {
  const { send, answer, state, orders } = await reviewing();
  expect(orders()).toMatchObject([{ name: 'showAddress' }]);
  await send({ type: 'confirmation.started' });
  await send({ type: 'changes.confirmed', invites: true, typed: '' });
  expect(state()).toMatchObject({ value: 'sendingCommand', context: { command: { kind: 'confirm', invites: true } } });
  await answer();
  await answer('applying');
  expect(state().value).toBe('applyingChanges');
  await answer('done');
  await answer('done');
  expect(state().value).toBe('importDone');
  await send({ type: 'undo.requested' });
  await answer();
  await answer('undoing');
  await answer('undone');
  await answer('undone');
  expect(state().value).toBe('importUndone');
});

test('changes that were computed again are shown again', async () => {
  const { send, answer, state } = await reviewing();
  await send({ type: 'confirmation.started' });
  await send({ type: 'changes.confirmed', invites: false, typed: '' });
  await answer();
  await answer('applying');
  await answer('ready');
  await answer('ready');
  expect(state().value).toBe('reviewingChanges');
});

test('a refused command says why, and the server’s state is shown', async () => {
  const { send, fail, answer, state } = await reviewing();
  await send({
    type: 'choices.changed',
    choices: { school: 'a', users: [], classes: [], everyUser: false, everyClass: true },
  });
  await fail('refused');
  await answer('cancelled');
  expect(state()).toMatchObject({ value: 'importCancelled', context: { problem: 'refused' } });
});

test('a file that is refused can be replaced', async () => {
  const { send, fail, state } = script(rosterImportMachine, {}, { id: null });
  await send({ type: 'file.uploaded', upload: 'upload' });
  await fail('another import is in progress');
  expect(state()).toMatchObject({ value: 'choosingFile', context: { problem: 'another import is in progress' } });
});

test('an import that failed in the middle is continued', async () => {
  const { send, answer, state } = script(rosterImportMachine, {}, { id: 'import' });
  await answer('failed');
  await send({ type: 'import.resumed' });
  await answer();
  await answer('applying');
  expect(state().value).toBe('applyingChanges');
});
