/** Tolerance for glyphs that slightly exceed their box. */
const ROUNDED_PX = 2;

let shared: ResizeObserver | null = null;

/**
 * Makes a horizontally scrolling box focusable while its content is wider than itself. Measured after
 * layout and again on resize, for all boxes at once: measuring each when it is created
 * would force a layout of a whole long note each time, including sections far from the viewport.
 * @returns stops it
 */
export function makeOverflowFocusable(box: HTMLElement): () => void {
  shared ??= new ResizeObserver((entries) => {
    // All boxes are measured before any is changed, because each change would force another layout.
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
