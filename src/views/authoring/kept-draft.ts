/** What was written and not saved yet, kept on this device over a reload. `revision`: what it was written upon. */
export type KeptDraft<Draft, Revision extends number | string> = { readonly revision: Revision; readonly draft: Draft };

const keyOf = (name: string): string => `lectern.authoring/${name}`;

/** What is kept under a name; null where nothing is, or nothing that can be read. */
export function readKept<Draft, Revision extends number | string>(
  storage: Pick<Storage, 'getItem'>,
  name: string,
): KeptDraft<Draft, Revision> | null {
  const text = storage.getItem(keyOf(name));
  if (text === null) return null;
  try {
    const kept: unknown = JSON.parse(text);
    const isKept = typeof kept === 'object' && kept !== null && 'revision' in kept && 'draft' in kept;
    return isKept ? (kept as KeptDraft<Draft, Revision>) : null;
  } catch {
    // Somebody edited the storage by hand: as good as nothing kept.
    return null;
  }
}

export const keep = (
  storage: Pick<Storage, 'setItem'>,
  name: string,
  kept: KeptDraft<unknown, number | string>,
): void => storage.setItem(keyOf(name), JSON.stringify(kept));

export const forget = (storage: Pick<Storage, 'removeItem'>, name: string): void => storage.removeItem(keyOf(name));
