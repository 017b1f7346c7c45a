import { startTransition, useEffect, useState } from 'react';

/** Schedules work for idle time; Safari has no idle callback. */
function whenIdle(work: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const id = requestIdleCallback(work, { timeout: 50 });
    return () => cancelIdleCallback(id);
  }
  const timer = setTimeout(work, 16);
  return () => clearTimeout(timer);
}

/**
 * The number of sections to show: a few at once, then one after the other, so that a long text never blocks
 * the page.
 * @param sizes of the sections, in characters
 * @param needed minimum number of sections, because the user navigates to one of them
 * @param isReady while it is false nothing grows
 */
export function useProgressiveCount(sizes: readonly number[], needed: number, isReady: boolean): number {
  const [count, setCount] = useState(1);
  const isDone = count >= sizes.length;
  useEffect(() => {
    if (isDone || !isReady) return undefined;
    return whenIdle(() => startTransition(() => setCount(endOfStep(sizes, count))));
  }, [sizes, count, isDone, isReady]);
  return Math.min(sizes.length, Math.max(count, needed));
}

/** Characters rendered in one step, so that many small sections do not take a step each. */
const STEP_CHARS = 6_000;

/** The number of sections after one more step. */
export function endOfStep(sizes: readonly number[], from: number): number {
  let end = from;
  for (let chars = 0; end < sizes.length && chars < STEP_CHARS; end += 1) chars += sizes[end] ?? 0;
  return end;
}
