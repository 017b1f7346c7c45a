import { readdirSync, readFileSync } from 'node:fs';
import { constants } from 'node:os';
import { Worker } from 'node:worker_threads';
import { expect, test } from 'vitest';
import { yieldToRequests } from '#server/platform/process/background-thread.ts';

const PROGRAM = `
  const { yieldToRequests } = await import(workerData);
  yieldToRequests();
  parentPort.once('message', () => process.exit());
  parentPort.postMessage('ready');`;

/** The niceness of each thread of this process: field 19 of its state, of which the second is a name in brackets. */
const nicenesses = (): number[] =>
  readdirSync('/proc/self/task').map((thread) =>
    Number(
      readFileSync(`/proc/self/task/${thread}/stat`, 'utf8')
        .replace(/^.*\) /s, '')
        .split(' ')[16],
    ),
  );

test.runIf(process.platform === 'linux')('a background thread has a low priority, all others keep theirs', async () => {
  yieldToRequests();
  const before = nicenesses();
  const start = `import { parentPort, workerData } from 'node:worker_threads';${PROGRAM}`;
  const worker = new Worker(new URL(`data:text/javascript,${encodeURIComponent(start)}`), {
    workerData: new URL('../../../../src/server/platform/process/background-thread.ts', import.meta.url).href,
  });
  await new Promise((ready, fail) => worker.once('message', ready).once('error', fail));
  const low = nicenesses().filter((niceness) => niceness === constants.priority.PRIORITY_LOW);
  expect(low).toHaveLength(before.filter((niceness) => niceness === constants.priority.PRIORITY_LOW).length + 1);
  worker.postMessage('end');
  await new Promise((ended) => worker.once('exit', ended));
});
