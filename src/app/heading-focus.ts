import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** Moves the focus to the main heading after a navigation, so that a screen reader says where one is. */
export function useHeadingFocus(): void {
  const { pathname } = useLocation();
  const previous = useRef(pathname);
  useEffect(() => {
    if (previous.current === pathname) return;
    previous.current = pathname;
    return followHeading();
  }, [pathname]);
}

function focusHeading(): boolean {
  const heading = document.querySelector<HTMLElement>('main h1');
  heading?.setAttribute('tabindex', '-1');
  heading?.focus({ preventScroll: true });
  return heading !== null;
}

/** A screen whose data is still on its way has no heading yet: the focus waits at its place. */
function followHeading(): (() => void) | undefined {
  const main = document.getElementById('main');
  const isElsewhere = (): boolean => {
    const { activeElement } = document;
    return activeElement !== main && main?.contains(activeElement) === true;
  };
  // A screen that has put the focus somewhere itself knows better.
  if (isElsewhere() || focusHeading()) return undefined;
  main?.focus({ preventScroll: true });
  const observer = new MutationObserver(() => {
    const hasMoved = document.activeElement !== main && document.activeElement !== document.body;
    if (hasMoved || focusHeading()) observer.disconnect();
  });
  observer.observe(document.body, { childList: true, subtree: true });
  return () => observer.disconnect();
}
