import type { ConsentCategory } from '#domain/consent/consent.schema.ts';
import { storedThing } from '#domain/consent/stored-things.ts';

/** Takes away what is kept in this browser of a category that is not allowed any more. */
export function forgetStored(category: ConsentCategory, storage: Storage): void {
  for (const name of Object.keys(storage)) {
    if (storedThing('local storage', name)?.category === category) storage.removeItem(name);
  }
}
