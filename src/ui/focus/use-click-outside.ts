import { type RefObject, useEffect, useEffectEvent } from 'react';

/** Calls back, while `isActive`, on a click or focus outside the element. */
export function useClickOutside(
  element: RefObject<HTMLElement | null>,
  isActive: boolean,
  onOutside: () => void,
): void {
  const handleOutside = useEffectEvent(({ target }: Event): void => {
    if (!(target instanceof Node && element.current?.contains(target))) onOutside();
  });
  useEffect(() => {
    if (!isActive) return undefined;
    const listener = (event: Event): void => handleOutside(event);
    document.addEventListener('pointerdown', listener);
    document.addEventListener('focusin', listener);
    return () => {
      document.removeEventListener('pointerdown', listener);
      document.removeEventListener('focusin', listener);
    };
  }, [isActive]);
}
