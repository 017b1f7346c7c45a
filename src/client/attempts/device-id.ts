import { newOperationId } from './operation-id.ts';

const NAME = 'lectern.device';

/**
 * The id by which this browser recognises its own answers on the server. If tabs cannot coordinate
 * the writer (no Web Locks: plain http), each tab counts as a device of its own.
 */
export function deviceId(window: Pick<Window, 'localStorage' | 'sessionStorage' | 'navigator'>): string {
  try {
    const storage = (window.navigator.locks ?? null) === null ? window.sessionStorage : window.localStorage;
    const known = storage.getItem(NAME);
    if (known !== null) return known;
    const fresh = newOperationId();
    storage.setItem(NAME, fresh);
    return fresh;
  } catch {
    // A browser that stores nothing: an id for this page only.
    return newOperationId();
  }
}
