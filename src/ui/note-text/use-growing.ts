import { startTransition, useEffect, useState } from 'react';

/** Takes its turn when nobody waits for anything else; Safari has no idle callback. */
function whenIdle(work: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const id = requestIdleCallback(work, { timeout: 50 });
    return () => cancelIdleCallback(id);
  }
  const timer = setTimeout(work, 16);
  return () => clearTimeout(timer);
}

/**
 * How many of many pieces are shown: a few at once, then one after the other, so that a long text never keeps the page
 * from answering.
 * @param sizes of the pieces, in characters
 * @param needed so many have to be there, whatever they take: somebody goes to one of them
 * @param isReady while it is false nothing grows
 */
export function useGrowing(sizes: readonly number[], needed: number, isReady: boolean): number {
  const [grown, setGrown] = useState(1);
  const isDone = grown >= sizes.length;
  useEffect(() => {
    if (isDone || !isReady) return undefined;
    return whenIdle(() => startTransition(() => setGrown(endOfStep(sizes, grown))));
  }, [sizes, grown, isDone, isReady]);
  return Math.min(sizes.length, Math.max(grown, needed));
}

/** As much as is shown in one go, in characters; many small pieces would else take a turn each. */
const STEP_CHARS = 6_000;

/** How many pieces there are when those from one on have come that are shown in one go. */
export function endOfStep(sizes: readonly number[], from: number): number {
  let end = from;
  for (let chars = 0; end < sizes.length && chars < STEP_CHARS; end += 1) chars += sizes[end] ?? 0;
  return end;
}
