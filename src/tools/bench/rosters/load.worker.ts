/** The thread that sends requests at a steady rate, as other users do, and measures how long each response takes. */

import { setTimeout as pause } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';

export type LoadTask = {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly queries: readonly string[];
  readonly perSecond: number;
};

/** Durations of responses in milliseconds. */
export type LoadResult = { readonly durations: readonly number[]; readonly failed: number };

const { url, headers, queries, perSecond }: LoadTask = workerData;
let isStopped = false;
parentPort?.once('message', () => {
  isStopped = true;
});

const durations: number[] = [];
let failed = 0;

async function request(query: string): Promise<void> {
  const startedAt = performance.now();
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify({ query }),
    });
    const text = await response.text();
    if (text.includes('"errors"') || !response.ok) failed += 1;
  } catch {
    failed += 1;
  }
  durations.push(performance.now() - startedAt);
}

const running = new Set<Promise<void>>();
const from = performance.now();
for (let turn = 0; !isStopped; turn += 1) {
  await pause(Math.max(0, from + (turn * 1_000) / perSecond - performance.now()));
  const work = request(queries[turn % queries.length] ?? '').finally(() => running.delete(work));
  running.add(work);
}
await Promise.all(running);
parentPort?.postMessage({ durations, failed } satisfies LoadResult);
