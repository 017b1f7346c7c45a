/** IndexedDB: what the server answered, for when it cannot be reached. */
export const KEPT_DATABASE = 'lectern.kept';
/** Cache storage, filled by the service worker: pictures of notes, cards and questions. */
const PICTURES = 'lectern.pictures';

/**
 * Forgets what one person was shown, before another comes. Whatever opens the database afterwards waits until it is
 * gone. What somebody did and the server does not have yet stays, and waits for the same person.
 */
export function forgetKept({ indexedDB, caches }: Pick<typeof globalThis, 'indexedDB' | 'caches'>): void {
  indexedDB?.deleteDatabase(KEPT_DATABASE);
  caches?.delete(PICTURES).catch((cause: unknown) => console.warn('Pictures were not deleted.', cause));
}
