/**
 * Sets the focus after the next paint. If this were done at once, it would force the browser to calculate style and
 * layout of all new elements while handling a key press, which is slow on weak processors. If the focus has moved to
 * another element meanwhile, it stays there.
 * @returns how to cancel
 */
export function focusWhenPainted(find: () => HTMLElement | null | undefined): () => void {
  const before = document.activeElement;
  const isStill = (): boolean => [before, document.body].includes(document.activeElement);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(() => isStill() && find()?.focus({ preventScroll: true }));
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
