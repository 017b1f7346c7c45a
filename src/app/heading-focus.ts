function focusHeading(): boolean {
  const heading = document.querySelector<HTMLElement>('main h1');
  heading?.setAttribute('tabindex', '-1');
  heading?.focus({ preventScroll: true });
  return heading !== null;
}

/**
 * Moves the focus to the main heading, so that a screen reader says where one is. A screen whose data is still on its
 * way has no heading yet: the focus waits at its place.
 * @returns how to leave it be
 */
export function followHeading(): (() => void) | undefined {
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
