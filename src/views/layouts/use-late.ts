import { useEffect, useState } from 'react';
import { useApp } from '#actors/app.context.ts';

/** What a first look at a screen needs has long been downloaded by then. */
const LATE_MS = 2_500;

/** Whether it is time for what nobody waits for; at once where the server cannot be reached. */
export function useLate(): boolean {
  const { reach } = useApp();
  const [isLate, setLate] = useState(() => !reach.isReached());
  useEffect(() => {
    if (isLate) return undefined;
    const timer = setTimeout(() => setLate(true), LATE_MS);
    const unsubscribe = reach.subscribe(() => setLate(true));
    return () => {
      clearTimeout(timer);
      unsubscribe();
    };
  }, [reach, isLate]);
  return isLate;
}
