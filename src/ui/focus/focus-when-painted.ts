/**
 * Puts the focus somewhere once what has changed is painted. Done at once, it would have the browser work out style and
 * place of everything new within the very turn that answers a key, which a slow processor feels. Whoever has gone
 * elsewhere meanwhile stays there.
 * @returns how to leave it be
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
