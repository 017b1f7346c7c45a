/**
 * Calls back once the browser has painted what was just rendered: in a task of its own, so that style and layout of new
 * elements are not calculated in the middle of the task that rendered them.
 * @returns how to cancel
 */
export function afterPaint(callback: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(callback);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
