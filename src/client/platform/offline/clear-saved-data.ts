/** IndexedDB: cached responses for offline use. */
export const CACHE_DATABASE = 'lectern.kept';
/** Cache storage, filled by the service worker: images of notes, cards and questions. */
const IMAGES = 'lectern.pictures';

/**
 * Deletes one user's cached data before another user signs in. Opening the database afterwards waits until it is
 * deleted. Unsent work stays, and waits for the same user.
 */
export function clearSavedData({ indexedDB, caches }: Pick<typeof globalThis, 'indexedDB' | 'caches'>): void {
  indexedDB?.deleteDatabase(CACHE_DATABASE);
  clearImageCache(caches);
}

/** Only images, which do not show whose they were. */
export function clearImageCache(caches: CacheStorage | undefined): void {
  caches?.delete(IMAGES).catch((cause: unknown) => console.warn('The images stay cached.', cause));
}
