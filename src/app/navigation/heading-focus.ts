function focusHeading(): boolean {
  const heading = document.querySelector<HTMLElement>('main h1');
  heading?.setAttribute('tabindex', '-1');
  heading?.focus({ preventScroll: true });
  return heading !== null;
}

/**
 * Moves the focus to the main heading, so that a screen reader announces the page. A screen whose data is still loading
 * has no heading yet: the focus waits at its container.
 * @returns how to cancel
 */
export function followHeading(): (() => void) | undefined {
  const main = document.getElementById('main');
  const isElsewhere = (): boolean => {
    const { activeElement } = document;
    return activeElement !== main && main?.contains(activeElement) === true;
  };
  // A screen that has set the focus itself takes precedence.
  if (isElsewhere() || focusHeading()) return undefined;
  main?.focus({ preventScroll: true });
  const observer = new MutationObserver(() => {
    const hasMoved = document.activeElement !== main && document.activeElement !== document.body;
    if (hasMoved || focusHeading()) observer.disconnect();
  });
  observer.observe(document.body, { childList: true, subtree: true });
  return () => observer.disconnect();
}
