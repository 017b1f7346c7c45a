import { createHash } from 'node:crypto';

const ROUNDS = 3_000;
const REPEATS = 12;

/** One round of what a server does: objects to JSON and back, a sort, and a digest. */
function oneRound(at: number): string {
  const rows = Array.from({ length: 60 }, (_, n) => ({ id: `${at}-${n}`, n: (n * 7_919 + at) % 997, text: 'answer' }));
  const sent = JSON.stringify(rows.toSorted((a, b) => a.n - b.n));
  const read: unknown = JSON.parse(sent);
  return createHash('sha256').update(JSON.stringify(read)).digest('hex');
}

/**
 * Processor time of a fixed loop on this machine, in milliseconds; the least of several runs, because
 * other programs on the same cores only make it slower. The costs in `costs.json`
 * belong to a machine with the time that is stated there; on another machine they change about in proportion.
 */
export function referenceLoopMs(): number {
  const times: number[] = [];
  for (let repeat = 0; repeat <= REPEATS; repeat += 1) {
    const before = process.cpuUsage();
    for (let at = 0; at < ROUNDS; at += 1) oneRound(at);
    const { user, system } = process.cpuUsage(before);
    // The first run warms up.
    if (repeat > 0) times.push((user + system) / 1_000);
  }
  return Math.min(...times);
}
