import { type RefObject, useEffect, useEffectEvent } from 'react';

/** Calls back, while `isWanted`, on a click or focus outside the element. */
export function useClickOutside(
  element: RefObject<HTMLElement | null>,
  isWanted: boolean,
  onOutside: () => void,
): void {
  const handleOutside = useEffectEvent(({ target }: Event): void => {
    if (!(target instanceof Node && element.current?.contains(target))) onOutside();
  });
  useEffect(() => {
    if (!isWanted) return undefined;
    const listener = (event: Event): void => handleOutside(event);
    document.addEventListener('pointerdown', listener);
    document.addEventListener('focusin', listener);
    return () => {
      document.removeEventListener('pointerdown', listener);
      document.removeEventListener('focusin', listener);
    };
  }, [isWanted]);
}
