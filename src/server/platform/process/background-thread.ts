import { constants, setPriority } from 'node:os';
import { isMainThread } from 'node:worker_threads';

/**
 * Leaves the processor to the threads that answer requests, whenever they need it. Call it at the start of a worker: on a
 * machine with few cores, an import would otherwise double the duration of requests. Only Linux has a priority for each
 * thread; elsewhere it would be that of the whole server, so nothing changes there.
 */
export function yieldToRequests(): void {
  if (isMainThread || process.platform !== 'linux') return;
  try {
    // Without a process id, it is the priority of the calling thread.
    setPriority(constants.priority.PRIORITY_LOW);
  } catch {
    // A sandbox may forbid it. The work is the same, with the usual priority.
  }
}
