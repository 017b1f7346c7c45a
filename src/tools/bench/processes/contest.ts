import type { ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { keysOf } from '#domain/platform/keys-of.ts';
import autocannon from '../../measuring/autocannon.ts';

/** A contestant, measured in turn with others: its processes and its requests. */
export type Contestant = {
  readonly name: string;
  readonly servers: readonly { readonly url: string; readonly process: ChildProcess }[];
  /** The next request; a new one each time. */
  readonly next: () => { readonly path: string; readonly headers: Record<string, string>; readonly body: string };
};

export type Round = { readonly perSecond: number; readonly p99: number; readonly cpuMs: number };

/** Connections per process: a half idle process wakes up for every request, which costs more processor time. */
const CONNECTIONS = 10;

/** Processor time that a process has used so far, in milliseconds. */
export const cpuOf = ({ pid }: ChildProcess): number => {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) * 10;
};

/** The median of the values; not a number without values. */
export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** Sends requests for a number of seconds, with the same number of connections to each process. */
export async function round({ name, servers, next }: Contestant, seconds: number): Promise<Round> {
  const before = servers.map(({ process }) => cpuOf(process));
  const results = await Promise.all(
    servers.map(({ url }) =>
      autocannon({
        url,
        connections: CONNECTIONS,
        duration: seconds,
        requests: [{ method: 'POST', setupRequest: (request) => ({ ...request, ...next() }) }],
      }),
    ),
  );
  const failed = results.reduce((sum, { non2xx, errors }) => sum + non2xx + errors, 0);
  if (failed > 0) throw new Error(`${name} answered ${failed} errors`);
  const total = results.reduce((sum, { requests }) => sum + requests.total, 0);
  const used = servers.reduce((sum, { process }, at) => sum + cpuOf(process) - (before[at] ?? 0), 0);
  return {
    perSecond: results.reduce((sum, { requests }) => sum + requests.average, 0),
    p99: Math.max(...results.map(({ latency }) => latency.p99)),
    cpuMs: used / total,
  };
}

/** Rounds of all contestants in turn, so that other load on the machine affects all alike. */
export async function roundsOf<Name extends string>(
  contestants: Readonly<Record<Name, Contestant>>,
  { rounds, seconds }: { readonly rounds: number; readonly seconds: number },
): Promise<Record<Name, Round[]>> {
  const names = keysOf(contestants);
  const results = Object.fromEntries(names.map((name) => [name, []])) as unknown as Record<Name, Round[]>;
  for (const name of names) await round(contestants[name], Math.min(seconds, 3));
  for (let n = 0; n < rounds; n += 1) {
    for (const name of names) results[name].push(await round(contestants[name], seconds));
  }
  return results;
}
