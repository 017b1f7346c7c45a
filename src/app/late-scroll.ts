import { useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import * as z from 'zod/mini';

/** Under what the router's own restoration keeps positions over a reload. */
export const SCROLL_KEY = 'scroll.positions';

const positionsSchema = z.record(z.string(), z.number());

/** Every page that is opened by its address has the same key; what one had scrolled is nothing to the next. */
export const scrollPlace = ({ key, pathname }: { readonly key: string; readonly pathname: string }): string =>
  key === 'default' ? pathname : key;

/** How long a page is waited for to grow, in milliseconds. */
const PATIENCE_MS = 5_000;
const OWN_MOVES = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

function storedPositions(): Map<string, number> {
  try {
    return new Map(Object.entries(positionsSchema.parse(JSON.parse(sessionStorage.getItem(SCROLL_KEY) ?? '{}'))));
  } catch {
    // Somebody else wrote there: the page begins at its top.
    return new Map();
  }
}

/**
 * Goes on where the router's scroll restoration has to stop: on the way back to a page whose content is still on its
 * way, the page is too short at first. It is scrolled as it grows, until the person moves it.
 */
export function useLateScroll(): void {
  const place = scrollPlace(useLocation());
  const type = useNavigationType();
  const positions = useRef<Map<string, number> | null>(null);
  positions.current ??= storedPositions();

  useLayoutEffect(() => {
    const wanted = type === 'POP' ? positions.current?.get(place) : undefined;
    return wanted === undefined || wanted === 0 ? undefined : chase(wanted);
  }, [place, type]);

  // With the page itself: noted a moment later, where the next page begins would be taken for where this one was left.
  useLayoutEffect(() => {
    const note = (): void => {
      positions.current?.set(place, window.scrollY);
    };
    window.addEventListener('scroll', note, { passive: true });
    return () => window.removeEventListener('scroll', note);
  }, [place]);
}

function chase(wanted: number): () => void {
  const stop = (): void => {
    observer.disconnect();
    clearTimeout(timer);
    for (const name of OWN_MOVES) window.removeEventListener(name, stop);
  };
  const observer = new ResizeObserver(() => {
    const { scrollHeight, clientHeight } = document.documentElement;
    window.scrollTo(0, wanted);
    if (scrollHeight - clientHeight >= wanted) stop();
  });
  const timer = setTimeout(stop, PATIENCE_MS);
  for (const name of OWN_MOVES) window.addEventListener(name, stop, { passive: true });
  observer.observe(document.body);
  return stop;
}
