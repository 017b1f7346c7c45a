import { afterPaint } from '#ui/focus/after-paint.ts';

/** How long a heading is followed: by then, the parts of a screen have arrived. */
const PATIENCE_MS = 5_000;
/** Events that show that the user continues from the current element. */
const OWN_MOVES = ['pointerdown', 'keydown'] as const;

/**
 * Moves the focus to the main heading, so that a screen reader announces the page. A screen whose data is still loading
 * has no heading yet: the focus waits at its container. A screen whose parts arrive later may render its heading again,
 * which would lose the focus: the new heading gets it.
 * @returns how to stop
 */
export function followHeading(): () => void {
  const own = new AbortController();
  let focused: HTMLElement | null = null;
  let cancel: (() => void) | undefined;
  const stop = (): void => {
    own.abort();
    observer.disconnect();
    cancel?.();
    clearTimeout(patience);
  };
  const update = (): void => {
    const { activeElement, body } = document;
    const main = document.getElementById('main');
    // A screen that has set the focus itself takes precedence.
    const isElsewhere =
      focused === null
        ? activeElement !== main && main?.contains(activeElement) === true
        : activeElement !== focused && activeElement !== body;
    if (isElsewhere) {
      stop();
      return;
    }
    const heading = main?.querySelector<HTMLElement>('h1') ?? null;
    const next = heading ?? main;
    if (next === null || next === focused) return;
    heading?.setAttribute('tabindex', '-1');
    next.focus({ preventScroll: true });
    focused = next;
  };
  // Setting the focus at once would add style and layout of the whole screen to the task that renders it.
  const updateSoon = (): void => {
    cancel ??= afterPaint(() => {
      cancel = undefined;
      update();
    });
  };
  const observer = new MutationObserver(updateSoon);
  const patience = setTimeout(() => stop(), PATIENCE_MS);
  for (const move of OWN_MOVES) document.addEventListener(move, stop, { signal: own.signal, capture: true });
  observer.observe(document.body, { childList: true, subtree: true });
  updateSoon();
  return stop;
}
