import { findStoredEntry } from '#domain/users/consent/browser-storage.ts';
import type { ConsentCategory } from '#domain/users/consent/consent.schema.ts';

/** Deletes stored data of a category that is no longer allowed. */
export function forgetStored(category: ConsentCategory, storage: Storage): void {
  for (const name of Object.keys(storage)) {
    if (findStoredEntry('local storage', name)?.category === category) storage.removeItem(name);
  }
}
