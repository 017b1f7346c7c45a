import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { startRepeatedJob } from '#server/platform/jobs/repeated-job.ts';

it('continues after a failed round, never overlaps, and waits for the last round when it is stopped', async () => {
  let running = 0;
  let rounds = 0;
  const failures: unknown[] = [];
  const job = startRepeatedJob({
    everyMs: 1,
    failed: (cause) => failures.push(cause),
    work: async () => {
      rounds += 1;
      running += 1;
      expect(running).toBe(1);
      await sleep(5);
      running -= 1;
      if (rounds === 1) throw new Error('once');
    },
  });
  while (rounds < 3) await sleep(2);
  await job.stop();
  expect(running).toBe(0);
  expect(failures).toEqual([new Error('once')]);
  const ended = rounds;
  await sleep(20);
  expect(rounds).toBe(ended);
});
