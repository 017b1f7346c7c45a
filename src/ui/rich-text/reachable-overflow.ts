/** Of letters that reach a little over their box, nothing is cut. */
const ROUNDED_PX = 2;

let shared: ResizeObserver | null = null;

/**
 * Keeps a box that scrolls sideways reachable by keyboard, as long as what it holds is wider than itself. Asked after
 * the page was laid out and again when it becomes another size, for all boxes at once: to measure each as it is made
 * would lay out all of a long note so often, and those parts of it that nobody is near.
 * @returns stops it
 */
export function keepOverflowReachable(box: HTMLElement): () => void {
  shared ??= new ResizeObserver((entries) => {
    // All are looked at before any is changed, which would have the page laid out again for the next.
    const changed = entries
      .map(({ target }) => ({ target, isWider: target.scrollWidth > target.clientWidth + ROUNDED_PX }))
      .filter(({ target, isWider }) => isWider !== target.hasAttribute('tabindex'));
    for (const { target, isWider } of changed) {
      if (isWider) target.setAttribute('tabindex', '0');
      else target.removeAttribute('tabindex');
    }
  });
  const observer = shared;
  observer.observe(box);
  return () => observer.unobserve(box);
}
