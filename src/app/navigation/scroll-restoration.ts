import { useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';

/** Storage key of the router's own scroll restoration. */
export const SCROLL_KEY = 'scroll.positions';

/** Every page that is opened by its address has the same key, so its position must not be used for another. */
export const scrollKey = ({ key, pathname }: { readonly key: string; readonly pathname: string }): string =>
  key === 'default' ? pathname : key;

/** How long to wait for a page to grow, in milliseconds. */
const PATIENCE_MS = 5_000;
const OWN_MOVES = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

function storedPositions(): Map<string, number> {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(SCROLL_KEY) ?? '{}');
    const entries = typeof stored === 'object' && stored !== null ? Object.entries(stored) : [];
    return new Map(entries.filter((entry): entry is [string, number] => typeof entry[1] === 'number'));
  } catch {
    // Not written by the router: the page starts at its top.
    return new Map();
  }
}

/**
 * Complements the router's scroll restoration: on the way back to a page whose content is still loading,
 * the page is too short at first. It is scrolled as it grows, until the user scrolls.
 */
export function useLateScroll(): void {
  const key = scrollKey(useLocation());
  const type = useNavigationType();
  const positions = useRef<Map<string, number> | null>(null);
  positions.current ??= storedPositions();

  useLayoutEffect(() => {
    const savedScroll = type === 'POP' ? positions.current?.get(key) : undefined;
    return savedScroll === undefined || savedScroll === 0 ? undefined : chase(savedScroll);
  }, [key, type]);

  // Together with the page: a moment later, the start of the next page would be stored as this one's position.
  useLayoutEffect(() => {
    const note = (): void => {
      positions.current?.set(key, window.scrollY);
    };
    window.addEventListener('scroll', note, { passive: true });
    return () => window.removeEventListener('scroll', note);
  }, [key]);
}

function chase(savedScroll: number): () => void {
  const stop = (): void => {
    observer.disconnect();
    clearTimeout(timer);
    for (const name of OWN_MOVES) window.removeEventListener(name, stop);
  };
  const observer = new ResizeObserver(() => {
    const { scrollHeight, clientHeight } = document.documentElement;
    window.scrollTo(0, savedScroll);
    if (scrollHeight - clientHeight >= savedScroll) stop();
  });
  const timer = setTimeout(stop, PATIENCE_MS);
  for (const name of OWN_MOVES) window.addEventListener(name, stop, { passive: true });
  observer.observe(document.body);
  return stop;
}
