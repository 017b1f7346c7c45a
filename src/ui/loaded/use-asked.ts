import { useEffect, useEffectEvent, useState } from 'react';
import { handedOn } from './handed-on.ts';

/**
 * Data that a component requests after mounting. Requested during rendering, it would be requested again by every render
 * that React discards while suspended, and each response would cause the next request.
 * @returns a promise for `Loaded`; the same while the component is mounted
 */
export function useAsked<Data>(ask: () => Promise<Data>): Promise<Data> {
  const [{ answer, follow }] = useState(() => {
    const { promise, resolve } = Promise.withResolvers<Data>();
    return { answer: handedOn(promise), follow: resolve };
  });
  const begin = useEffectEvent(() => follow(ask()));
  useEffect(() => begin(), []);
  return answer;
}
