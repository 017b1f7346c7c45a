import type pg from 'pg';
import { readLiveQuizState } from './live-quiz.state.ts';
import { LiveSnapshot } from './live-snapshot.ts';

/** Reads that wait for the next turn of the event loop, by pool and quiz. */
const waiting = new WeakMap<pg.Pool, Map<string, Promise<LiveSnapshot>>>();

/**
 * A live quiz as of now. Calls within one turn of the event loop share one read, which starts after all of them: a step
 * wakes hundreds of screens at once, and none gets a state from before it was woken. Throws `NOT_FOUND`. The caller has
 * checked that the user may see the quiz.
 */
export function readLiveSnapshot(pool: pg.Pool, id: string): Promise<LiveSnapshot> {
  const reads = waiting.get(pool) ?? new Map<string, Promise<LiveSnapshot>>();
  waiting.set(pool, reads);
  const shared = reads.get(id);
  if (shared !== undefined) return shared;
  const read = new Promise<void>((resolve) => setImmediate(resolve)).then(async () => {
    reads.delete(id);
    return new LiveSnapshot(await readLiveQuizState(pool, id));
  });
  reads.set(id, read);
  return read;
}
