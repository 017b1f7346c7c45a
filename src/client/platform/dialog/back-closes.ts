/** Part of the state of a history entry that belongs to an open dialog. */
const MARK = 'openDialog';

let lastEntry = 0;

const entryIn = (state: unknown): number | null =>
  typeof state === 'object' && state !== null && MARK in state && typeof state[MARK] === 'number' ? state[MARK] : null;

/**
 * Lets the back button and the back gesture close a dialog instead of leaving the page: an attempt stays open. Adds an
 * entry with the same address to the history, without notifying the router.
 * @returns to be called when the dialog has closed: removes the entry, unless another page has been opened since
 */
export function closeOnBack(page: Window, close: () => void): () => void {
  const { history, location } = page;
  const address = location.href;
  lastEntry += 1;
  const entry = lastEntry;
  const isOwn = (): boolean => entryIn(history.state) === entry;
  const state: unknown = history.state;
  history.pushState({ ...(typeof state === 'object' ? state : null), [MARK]: entry }, '');

  // Before the router, which would load the page again.
  const goneBack = (event: PopStateEvent): void => {
    page.removeEventListener('popstate', goneBack, true);
    if (location.href !== address) return;
    event.stopImmediatePropagation();
    close();
  };
  page.addEventListener('popstate', goneBack, true);
  return () => {
    if (isOwn()) history.back();
    else page.removeEventListener('popstate', goneBack, true);
  };
}
