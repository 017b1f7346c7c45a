import { expect, test } from 'vitest';
import { reportFileMachine } from '#machines/report-file/report-file.machine.ts';
import { script } from '../../support/machine-script.ts';

async function requested() {
  const run = script(reportFileMachine, {});
  await run.send({ type: 'file.requested', kind: 'zip' });
  expect(run.state().value).toBe('generatingFile');
  return run;
}

test('a file that is ready is downloaded', async () => {
  const { answer, orders, state } = await requested();
  await answer();
  expect(state().value).toBe('waitingForRequest');
  expect(orders()).toMatchObject([{ name: 'downloadFile' }]);
});

test('a generation that fails says why, and can be requested again', async () => {
  const { send, fail, answer, state } = await requested();
  await fail('no network');
  expect(state()).toMatchObject({ value: 'generationFailed', context: { problem: 'no network' } });
  await send({ type: 'file.requested', kind: 'zip' });
  expect(state().context.problem).toBeNull();
  await answer();
  expect(state().value).toBe('waitingForRequest');
});

test('a cancelled generation downloads nothing', async () => {
  const { send, orders, requested: running, state } = await requested();
  await send({ type: 'file.cancelled' });
  expect(state().value).toBe('waitingForRequest');
  expect(running()).toEqual([]);
  expect(orders()).toEqual([]);
});
