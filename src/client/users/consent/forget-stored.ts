import type { ConsentCategory } from '#domain/users/consent/consent.schema.ts';
import { findStoredThing } from '#domain/users/consent/stored-things.ts';

/** Deletes stored data of a category that is no longer allowed. */
export function forgetStored(category: ConsentCategory, storage: Storage): void {
  for (const name of Object.keys(storage)) {
    if (findStoredThing('local storage', name)?.category === category) storage.removeItem(name);
  }
}
