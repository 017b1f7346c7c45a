/** An unsaved draft, stored on this device across reloads. `revision`: the one it is based on. */
export type StoredDraft<Draft, Revision extends number | string> = {
  readonly revision: Revision;
  readonly draft: Draft;
};

const keyOf = (name: string): string => `lectern.authoring/${name}`;

/** The draft stored under a name; null if there is none, or an unreadable one. */
export function readStored<Draft, Revision extends number | string>(
  storage: Pick<Storage, 'getItem'>,
  name: string,
): StoredDraft<Draft, Revision> | null {
  const text = storage.getItem(keyOf(name));
  if (text === null) return null;
  try {
    const stored: unknown = JSON.parse(text);
    const isSaved = typeof stored === 'object' && stored !== null && 'revision' in stored && 'draft' in stored;
    return isSaved ? (stored as StoredDraft<Draft, Revision>) : null;
  } catch {
    // The storage was edited by hand: ignored.
    return null;
  }
}

/** Stores a draft under a name. Throws if the storage is full or forbidden. */
export const save = (
  storage: Pick<Storage, 'setItem'>,
  name: string,
  stored: StoredDraft<unknown, number | string>,
): void => storage.setItem(keyOf(name), JSON.stringify(stored));

/** Removes the draft stored under a name, after saving or discarding. */
export const forget = (storage: Pick<Storage, 'removeItem'>, name: string): void => storage.removeItem(keyOf(name));
