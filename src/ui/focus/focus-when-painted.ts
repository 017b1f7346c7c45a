import { afterPaint } from './after-paint.ts';

/** Where a navigation puts the focus by itself. */
const AFTER_NAVIGATION = '#main, #main h1';

/**
 * Sets the focus after the next paint. If this were done at once, it would force the browser to calculate style and
 * layout of all new elements while handling a key press, which is slow on weak processors. If the user or a dialog has
 * moved the focus to another element meanwhile, it stays there.
 * @returns how to cancel
 */
export function focusWhenPainted(find: () => HTMLElement | null | undefined): () => void {
  const before = document.activeElement;
  const isStill = (): boolean => {
    const { activeElement, body } = document;
    return activeElement === before || activeElement === body || activeElement?.matches(AFTER_NAVIGATION) === true;
  };
  return afterPaint(() => isStill() && find()?.focus({ preventScroll: true }));
}
