import { expect, test } from 'vitest';
import { limitConcurrency } from '#server/access/concurrency-limit.ts';

const deferred = () => Promise.withResolvers<void>();

test('work runs a few at a time, in order, and continues after a failure', async () => {
  const hashQueue = limitConcurrency({ atOnce: 2, waitingMax: 10, refuse: () => new Error('busy') });
  const gates = [deferred(), deferred(), deferred(), deferred()];
  const started: number[] = [];
  const done = gates.map(({ promise }, n) =>
    hashQueue(async () => {
      started.push(n);
      await promise;
      if (n === 0) throw new Error('failed');
      return n;
    }),
  );
  const settled = Promise.allSettled(done);
  await new Promise(setImmediate);
  expect(started).toEqual([0, 1]);
  gates[0]?.resolve();
  await expect(done[0]).rejects.toThrow('failed');
  await new Promise(setImmediate);
  expect(started).toEqual([0, 1, 2]);
  for (const { resolve } of gates) resolve();
  expect((await settled).map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled', 'fulfilled']);
  expect(await hashQueue(async () => 'free again')).toBe('free again');
});

test('work is refused while the queue is full', async () => {
  const hashQueue = limitConcurrency({ atOnce: 1, waitingMax: 1, refuse: () => new Error('busy') });
  const gate = deferred();
  const running = [hashQueue(() => gate.promise), hashQueue(() => gate.promise)];
  await expect(hashQueue(async () => undefined)).rejects.toThrow('busy');
  gate.resolve();
  await Promise.all(running);
});
