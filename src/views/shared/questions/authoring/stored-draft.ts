/** What was written and not saved yet, kept on this device over a reload. `revision`: what it was written upon. */
export type StoredDraft<Draft, Revision extends number | string> = {
  readonly revision: Revision;
  readonly draft: Draft;
};

const keyOf = (name: string): string => `lectern.authoring/${name}`;

/** What is kept under a name; null where nothing is, or nothing that can be read. */
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
    // Somebody edited the storage by hand: as good as nothing kept.
    return null;
  }
}

export const keep = (
  storage: Pick<Storage, 'setItem'>,
  name: string,
  stored: StoredDraft<unknown, number | string>,
): void => storage.setItem(keyOf(name), JSON.stringify(stored));

export const forget = (storage: Pick<Storage, 'removeItem'>, name: string): void => storage.removeItem(keyOf(name));
