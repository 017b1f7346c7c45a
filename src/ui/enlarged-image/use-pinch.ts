import { type RefObject, useEffect, useEffectEvent } from 'react';

/** A change of size around a point of the viewport, which follows the fingers. */
export type Pinch = { readonly factor: number; readonly x: number; readonly y: number };

/** Change of size per pixel of wheel movement. */
const WHEEL_RATE = 0.01;

type Fingers = { readonly distance: number; readonly x: number; readonly y: number };

function fingersOf({ touches }: TouchEvent): Fingers | null {
  const [first, second] = touches;
  if (first === undefined || second === undefined) return null;
  return {
    distance: Math.max(1, Math.hypot(first.clientX - second.clientX, first.clientY - second.clientY)),
    x: (first.clientX + second.clientX) / 2,
    y: (first.clientY + second.clientY) / 2,
  };
}

/**
 * Two fingers on a touch screen or trackpad. The browser would enlarge the whole page, which would then remain enlarged.
 * @param onPinch called with each change since the last call
 * @param onMove called with how far both fingers have moved
 */
export function usePinch(
  element: RefObject<HTMLElement | null>,
  onPinch: (pinch: Pinch) => void,
  onMove: (byX: number, byY: number) => void,
): void {
  const change = useEffectEvent(onPinch);
  const move = useEffectEvent(onMove);
  useEffect(() => {
    const area = element.current;
    if (area === null) return undefined;
    const ended = new AbortController();
    // The browser only lets a listener that is not passive prevent its own gesture.
    const options = { signal: ended.signal, passive: false };
    let last: Fingers | null = null;
    const read = (event: TouchEvent): void => {
      last = fingersOf(event);
    };
    area.addEventListener('touchstart', read, options);
    area.addEventListener('touchend', read, options);
    area.addEventListener('touchcancel', read, options);
    area.addEventListener(
      'touchmove',
      (event) => {
        const fingers = fingersOf(event);
        if (fingers === null || last === null) return;
        event.preventDefault();
        change({ factor: fingers.distance / last.distance, x: fingers.x, y: fingers.y });
        move(fingers.x - last.x, fingers.y - last.y);
        last = fingers;
      },
      options,
    );
    area.addEventListener(
      'wheel',
      (event) => {
        // Browsers report a pinch on a trackpad as wheel events with Ctrl.
        if (!event.ctrlKey) return;
        event.preventDefault();
        change({ factor: Math.exp(-event.deltaY * WHEEL_RATE), x: event.clientX, y: event.clientY });
      },
      options,
    );
    return () => ended.abort();
  }, [element]);
}
