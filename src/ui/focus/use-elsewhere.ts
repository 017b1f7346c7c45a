import { type RefObject, useEffect, useEffectEvent } from 'react';

/** Calls back, while `isWanted`, on a click or focus outside the element. */
export function useElsewhere(element: RefObject<HTMLElement | null>, isWanted: boolean, tell: () => void): void {
  const whenElsewhere = useEffectEvent(({ target }: Event): void => {
    if (!element.current?.contains(target as Node)) tell();
  });
  useEffect(() => {
    if (!isWanted) return undefined;
    const listener = (event: Event): void => whenElsewhere(event);
    document.addEventListener('pointerdown', listener);
    document.addEventListener('focusin', listener);
    return () => {
      document.removeEventListener('pointerdown', listener);
      document.removeEventListener('focusin', listener);
    };
  }, [isWanted]);
}
