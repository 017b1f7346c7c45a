import { useEffect, useEffectEvent, useState } from 'react';
import { trackPromise } from './track-promise.ts';

/**
 * Data that a component requests after mounting. Requested during rendering, it would be requested again by every render
 * that React discards while suspended, and each response would cause the next request.
 * @returns a promise for `Loaded`; the same while the component is mounted
 */
export function useLazyQuery<Data>(ask: () => Promise<Data>): Promise<Data> {
  const [{ answer, follow }] = useState(() => {
    const { promise, resolve } = Promise.withResolvers<Data>();
    return { answer: trackPromise(promise), follow: resolve };
  });
  const load = useEffectEvent(() => follow(ask()));
  useEffect(() => load(), []);
  return answer;
}
