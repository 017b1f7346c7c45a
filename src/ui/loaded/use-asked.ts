import { useEffect, useEffectEvent, useState } from 'react';
import { handedOn } from './handed-on.ts';

/**
 * What a part asks for by itself, once it is on the page. Asked while drawing, it would be asked again by every drawing
 * that React throws away while it waits for something else, and each answer would cause the next.
 * @returns a promise for `Loaded`; the same for as long as the part is there
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
