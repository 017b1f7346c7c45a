import { WINDOW_RETURN_GAP_MS } from '#domain/platform/screen.limits.ts';

/**
 * Notifies when the user returns to the window: from another tab, which shows the page again, or from another program,
 * which only gives it the focus. Where both happen at once, it notifies once.
 * @returns how to stop
 */
export function onWindowReturn(window: Window, notify: () => void): () => void {
  const { document } = window;
  let notifiedAt = Number.NEGATIVE_INFINITY;
  const whenReturned = ({ timeStamp }: Event): void => {
    if (document.visibilityState !== 'visible' || timeStamp - notifiedAt < WINDOW_RETURN_GAP_MS) return;
    notifiedAt = timeStamp;
    notify();
  };
  document.addEventListener('visibilitychange', whenReturned);
  window.addEventListener('focus', whenReturned);
  return () => {
    document.removeEventListener('visibilitychange', whenReturned);
    window.removeEventListener('focus', whenReturned);
  };
}
