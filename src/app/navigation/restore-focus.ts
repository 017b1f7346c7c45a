import type { createRouter } from '../router.tsx';
import { followHeading } from './heading-focus.ts';
import { NAVIGATED } from './navigated.ts';

type Router = Pick<ReturnType<typeof createRouter>, 'state'>;

/** By then, a screen that sets the focus itself has done so, which takes precedence. */
const FIRST_NOTICE_MS = 150;
/** How long to wait for the activated element to be rendered again. */
const PATIENCE_MS = 5_000;
/** Events that show that the user continues from the current element. */
const OWN_MOVES = ['pointerdown', 'keydown'] as const;

const labelOf = (element: Element): string => (element.getAttribute('aria-label') ?? element.textContent).trim();

/** The same element rendered again: with the same tag and text, and of several the one with the same target. */
function findRerendered(clicked: HTMLElement, main: HTMLElement): HTMLElement | null {
  const label = labelOf(clicked);
  const candidates = [...main.querySelectorAll<HTMLElement>(clicked.localName)].filter(
    (entry) => labelOf(entry) === label,
  );
  const address = clicked.getAttribute('href');
  const same = candidates.filter((entry) => entry.getAttribute('href') === address);
  const [found, another] = same.length > 0 ? same : candidates;
  return label === '' || another !== undefined ? null : (found ?? null);
}

/**
 * Manages the focus across navigations. Another path moves it to the heading. If only the query
 * changes, most of the screen stays, and the activated element may be rendered again or removed. It gets the focus
 * again if it still exists; otherwise the heading gets it.
 * @returns how to stop
 */
export function restoreFocus(router: Router, page: Document): () => void {
  const ended = new AbortController();
  const { signal } = ended;
  let { pathname, search } = router.state.location;
  let clicked: HTMLElement | null = null;
  let leave: (() => void) | undefined;

  page.addEventListener(
    'focusin',
    ({ target }) => {
      clicked = target instanceof HTMLElement ? target : null;
    },
    { signal },
  );
  // If the user left the element, it still exists a moment later; if it was lost, it does not.
  page.addEventListener(
    'focusout',
    ({ target }) => {
      setTimeout(() => {
        if (target === clicked && clicked?.isConnected === true && page.activeElement !== clicked) clicked = null;
      });
    },
    { signal },
  );
  page.addEventListener(
    NAVIGATED,
    () => {
      const { location } = router.state;
      const before = { pathname, search };
      ({ pathname, search } = location);
      if (before.pathname === pathname && before.search === search) return;
      leave?.();
      if (before.pathname !== pathname) leave = followHeading();
      else leave = clicked === null ? undefined : follow(clicked, page);
    },
    { signal },
  );
  return () => {
    leave?.();
    ended.abort();
  };
}

/** Waits until the element is lost, and then for it or the heading to appear. */
function follow(clicked: HTMLElement, page: Document): () => void {
  const own = new AbortController();
  let focused: HTMLElement | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const updatePosition = (): void => {
    timer = undefined;
    if (clicked.isConnected) return;
    const { activeElement } = page;
    if (activeElement !== page.body && activeElement !== focused) {
      leave();
      return;
    }
    const main = page.getElementById('main');
    const again = main && findRerendered(clicked, main);
    const found = again ?? main?.querySelector<HTMLElement>('h1') ?? main;
    if (found === null || found === undefined) return;
    if (found !== focused) {
      if (found !== again) found.setAttribute('tabindex', '-1');
      found.focus({ preventScroll: true });
      focused = found;
    }
    if (again !== null) leave();
  };
  const observer = new MutationObserver(() => {
    timer ??= setTimeout(updatePosition, FIRST_NOTICE_MS);
  });
  const patience = setTimeout(() => leave(), PATIENCE_MS);
  const leave = (): void => {
    own.abort();
    observer.disconnect();
    clearTimeout(timer);
    clearTimeout(patience);
  };
  for (const move of OWN_MOVES) page.addEventListener(move, leave, { signal: own.signal, capture: true });
  observer.observe(page.body, { childList: true, subtree: true });
  timer = setTimeout(updatePosition, FIRST_NOTICE_MS);
  return leave;
}
