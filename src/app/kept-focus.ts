import { followHeading } from './heading-focus.ts';
import { NAVIGATED } from './navigated.ts';
import type { createRouter } from './router.tsx';

type Router = Pick<ReturnType<typeof createRouter>, 'state'>;

/** A screen that puts the focus somewhere itself has done so by then, and knows better. */
const FIRST_SAY_MS = 150;
/** How long what was pressed is waited for to come back. */
const PATIENCE_MS = 5_000;
/** Whoever does one of these goes on from where they are. */
const OWN_MOVES = ['pointerdown', 'keydown'] as const;

const labelOf = (element: Element): string => (element.getAttribute('aria-label') ?? element.textContent).trim();

/** The same thing drawn anew: of the same kind and words, and where several are, the one that leads to the same place. */
function drawnAnew(pressed: HTMLElement, main: HTMLElement): HTMLElement | null {
  const label = labelOf(pressed);
  const alike = [...main.querySelectorAll<HTMLElement>(pressed.localName)].filter((one) => labelOf(one) === label);
  const address = pressed.getAttribute('href');
  const same = alike.filter((one) => one.getAttribute('href') === address);
  const [found, another] = same.length > 0 ? same : alike;
  return label === '' || another !== undefined ? null : (found ?? null);
}

/**
 * Keeps the focus in the page from one address to the next. Another path leads to the heading. Where only the query
 * changes, most of the screen stays, and what was pressed may be drawn anew or be gone: it gets the focus again where it
 * still exists; where it does not, the heading does.
 * @returns how to end it
 */
export function keepFocus(router: Router, page: Document): () => void {
  const ended = new AbortController();
  const { signal } = ended;
  let { pathname, search } = router.state.location;
  let pressed: HTMLElement | null = null;
  let leave: (() => void) | undefined;

  page.addEventListener(
    'focusin',
    ({ target }) => {
      pressed = target instanceof HTMLElement ? target : null;
    },
    { signal },
  );
  // Left by a person, an element is still there a moment later; lost, it is not.
  page.addEventListener(
    'focusout',
    ({ target }) => {
      setTimeout(() => {
        if (target === pressed && pressed?.isConnected === true && page.activeElement !== pressed) pressed = null;
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
      else leave = pressed === null ? undefined : follow(pressed, page);
    },
    { signal },
  );
  return () => {
    leave?.();
    ended.abort();
  };
}

/** Waits for the element to be lost, and for it or for the heading to come. */
function follow(pressed: HTMLElement, page: Document): () => void {
  const own = new AbortController();
  let placed: HTMLElement | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const place = (): void => {
    timer = undefined;
    if (pressed.isConnected) return;
    const { activeElement } = page;
    if (activeElement !== page.body && activeElement !== placed) {
      leave();
      return;
    }
    const main = page.getElementById('main');
    const again = main && drawnAnew(pressed, main);
    const found = again ?? main?.querySelector<HTMLElement>('h1') ?? main;
    if (found === null || found === undefined) return;
    if (found !== placed) {
      if (found !== again) found.setAttribute('tabindex', '-1');
      found.focus({ preventScroll: true });
      placed = found;
    }
    if (again !== null) leave();
  };
  const observer = new MutationObserver(() => {
    timer ??= setTimeout(place, FIRST_SAY_MS);
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
  timer = setTimeout(place, FIRST_SAY_MS);
  return leave;
}
