const TICK_MS = 10;
let held = 0;
let last = performance.now();
const overdue = (): number => Math.max(0, performance.now() - last - 2 * TICK_MS);
setInterval(() => {
  held += overdue();
  last = performance.now();
}, TICK_MS).unref();

/**
 * For how long this process has held up its own answers so far, in milliseconds: writing down a request of a hundred
 * megabytes takes half a second, in which no answer is heard. What passes between two readings is not the server's.
 */
export const ownDelayMs = (): number => held + overdue();
