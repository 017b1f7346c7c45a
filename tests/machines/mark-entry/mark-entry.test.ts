import { expect, test } from 'vitest';
import type { MarkEdit, StoredMark } from '#domain/classrooms/gradebook/mark-entries.rule.ts';
import { markEntryMachine } from '#machines/mark-entry/mark-entry.machine.ts';
import { script } from '../../support/machine-script.ts';

const RETRY_MS = 1_000;
const ANN = { assignment: 'test', student: 'ann' };
const BEN = { assignment: 'test', student: 'ben' };
const edit = (marks: number | null, more: Partial<MarkEdit> = {}): MarkEdit => ({
  ...{ ...ANN, marks, comment: '', isUndo: false },
  ...more,
});
const stored = (version: number, marks: number | null, cell = ANN): StoredMark => ({
  ...cell,
  version,
  marks,
  comment: '',
});
const start = (known: readonly StoredMark[] = []) =>
  script(markEntryMachine, { retryDelay: RETRY_MS }, { stored: known });
const enter = (of: MarkEdit) => ({ type: 'mark.entered' as const, edit: of });

test('an edit is sent at once with the version that it replaces, and can be undone', async () => {
  const { send, state, requested, answer } = start([stored(2, 3)]);
  await send(enter(edit(7)));
  expect(requested()).toEqual([{ src: 'saveMark', input: { edit: edit(7), version: 2 } }]);
  await answer({ kind: 'saved', stored: stored(3, 7) });
  expect(state()).toMatchObject({ value: 'allSaved', context: { stored: [stored(3, 7)], queue: [] } });
  await send({ type: 'undo.requested' });
  expect(requested()).toEqual([{ src: 'saveMark', input: { edit: edit(3, { isUndo: true }), version: 3 } }]);
  await answer({ kind: 'saved', stored: stored(4, 3) });
  expect(state().context).toMatchObject({ stored: [stored(4, 3)], undoable: [] });
});

test('edits are sent one after the other, and a newer one of a waiting cell replaces it', async () => {
  const { send, state, requested, answer } = start();
  await send(enter(edit(1)), enter(edit(2, BEN)), enter(edit(3, BEN)));
  expect(state().context.queue).toEqual([edit(1), edit(3, BEN)]);
  await answer({ kind: 'saved', stored: stored(1, 1) });
  expect(requested()).toEqual([{ src: 'saveMark', input: { edit: edit(3, BEN), version: 0 } }]);
});

test.each([
  ['theirs', []],
  ['mine', [{ src: 'saveMark', input: { edit: edit(7), version: 4 } }]],
] as const)('with another teacher’s entry in between, the user decides: %s', async (choice, next) => {
  const { send, state, requested, answer } = start();
  await send(enter(edit(7)));
  await answer({ kind: 'conflict', stored: stored(4, 9), by: 'Ms Taylor' });
  expect(state()).toMatchObject({
    value: 'allSaved',
    context: { stored: [stored(4, 9)], conflicts: [{ edit: edit(7), by: 'Ms Taylor', stored: stored(4, 9) }] },
  });
  await send({ type: 'conflict.resolved', cell: ANN, choice });
  expect(state().context.conflicts).toEqual([]);
  expect(requested()).toEqual(next);
});

test('entering something again decides about a conflict', async () => {
  const { send, state, requested, answer } = start();
  await send(enter(edit(7)));
  await answer({ kind: 'conflict', stored: stored(4, 9), by: null });
  await send(enter(edit(8)));
  expect(state().context.conflicts).toEqual([]);
  expect(requested()).toEqual([{ src: 'saveMark', input: { edit: edit(8), version: 4 } }]);
});

test('after a network failure, the edit is sent again; a refused one is reported', async () => {
  const { send, state, wait, fail, answer, requested } = start();
  await send(enter(edit(7)));
  await fail(new Error('Network error'));
  expect(state()).toMatchObject({ value: 'waitingToRetry', context: { queue: [edit(7)] } });
  await wait(RETRY_MS);
  expect(requested()).toHaveLength(1);
  await answer({ kind: 'refused', problem: 'NOT_FOUND' });
  expect(state()).toMatchObject({ value: 'allSaved', context: { queue: [], refusal: { problem: 'NOT_FOUND' } } });
});

test('when marks are removed, the view loads those of attempts', async () => {
  const { send, orders, answer } = start([stored(1, 5)]);
  await send(enter(edit(null)));
  await answer({ kind: 'saved', stored: stored(2, null) });
  expect(orders()).toMatchObject([{ name: 'notifyCleared' }]);
});

test('entries that were loaded again replace older ones only', async () => {
  const { send, state } = start([stored(2, 3), stored(4, 8, BEN)]);
  await send({ type: 'entries.loaded', stored: [stored(3, 9), stored(1, 1, BEN)] });
  expect(state().context.stored).toEqual([stored(4, 8, BEN), stored(3, 9)]);
});
