const TICK_MS = 10;
let held = 0;
let last = performance.now();
const overdue = (): number => Math.max(0, performance.now() - last - 2 * TICK_MS);
setInterval(() => {
  held += overdue();
  last = performance.now();
}, TICK_MS).unref();

/**
 * How long this process has blocked its own event loop so far, in milliseconds: serialising a request of a hundred
 * megabytes takes half a second, in which no response is handled. The difference of two readings is not the server's
 * time.
 */
export const ownDelayMs = (): number => held + overdue();
