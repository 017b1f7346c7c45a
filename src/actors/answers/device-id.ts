import { newOperationId } from './operation-id.ts';

const NAME = 'lectern.device';

/**
 * How this browser names itself to the server, so that it knows its own answers again. Where tabs cannot tell each other
 * who writes (no Web Locks: plain http), each tab counts as a device of its own.
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
    // A browser that stores nothing: a name for this page alone.
    return newOperationId();
  }
}
