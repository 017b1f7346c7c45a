import { ROSTER_PROGRESS_MS } from '#domain/interchange/rosters/roster.limits.ts';
import { isRosterInProgress, type RosterState } from '#domain/interchange/rosters/roster-import.ts';

/** So many requests in a row may fail: an import continues while a network is away. */
const FAILURES_MAX = 5;

const pause = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, ROSTER_PROGRESS_MS);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });

/** Reads the state until the server has finished its step. Rejects if it can't be read, or if `signal` is aborted. */
export async function waitForRoster(read: () => Promise<RosterState>, signal: AbortSignal): Promise<RosterState> {
  for (let failures = 0; ; ) {
    if (signal.aborted) throw new Error('The import is no longer shown.');
    try {
      const state = await read();
      if (!isRosterInProgress(state)) return state;
      failures = 0;
    } catch (cause) {
      failures += 1;
      if (failures >= FAILURES_MAX) throw cause;
    }
    await pause(signal);
  }
}
