/** IndexedDB: cached responses for offline use. */
export const KEPT_DATABASE = 'lectern.kept';
/** Cache storage, filled by the service worker: images of notes, cards and questions. */
const PICTURES = 'lectern.pictures';

/**
 * Deletes one user's cached data before another user signs in. Opening the database afterwards waits until it is
 * deleted. Unsent work stays, and waits for the same user.
 */
export function forgetKept({ indexedDB, caches }: Pick<typeof globalThis, 'indexedDB' | 'caches'>): void {
  indexedDB?.deleteDatabase(KEPT_DATABASE);
  forgetPictures(caches);
}

/** Pictures alone: of whom they were does not show in them. */
export function forgetPictures(caches: CacheStorage | undefined): void {
  caches?.delete(PICTURES).catch((cause: unknown) => console.warn('Pictures were not deleted.', cause));
}
