import { startTransition, useEffect, useState } from 'react';

/** Takes its turn when nobody waits for anything else; Safari has no idle callback. */
function whenIdle(work: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const id = requestIdleCallback(work, { timeout: 200 });
    return () => cancelIdleCallback(id);
  }
  const timer = setTimeout(work, 16);
  return () => clearTimeout(timer);
}

/**
 * How many of many pieces are shown: a few at once, then one after the other, so that a long text never keeps the page
 * from answering.
 * @param needed so many have to be there, whatever they take: somebody goes to one of them
 * @param isReady while it is false nothing grows
 */
export function useGrowing(total: number, needed: number, isReady: boolean): number {
  const [grown, setGrown] = useState(1);
  const isDone = grown >= total;
  useEffect(() => {
    if (isDone || !isReady) return undefined;
    return whenIdle(() => startTransition(() => setGrown(grown + 1)));
  }, [grown, isDone, isReady]);
  return Math.min(total, Math.max(grown, needed));
}
