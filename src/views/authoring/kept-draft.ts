/** What was written and not saved yet, kept on this device over a reload. `revision`: what it was written upon. */
export type KeptDraft<Draft> = { readonly revision: number; readonly draft: Draft };

const keyOf = (name: string): string => `lectern.authoring/${name}`;

/** What is kept under a name; null where nothing is, or nothing that can be read. */
export function readKept<Draft>(storage: Pick<Storage, 'getItem'>, name: string): KeptDraft<Draft> | null {
  const text = storage.getItem(keyOf(name));
  if (text === null) return null;
  try {
    const kept: unknown = JSON.parse(text);
    const isKept = typeof kept === 'object' && kept !== null && 'revision' in kept && 'draft' in kept;
    return isKept ? (kept as KeptDraft<Draft>) : null;
  } catch {
    // Somebody edited the storage by hand: as good as nothing kept.
    return null;
  }
}

export const keep = (storage: Pick<Storage, 'setItem'>, name: string, kept: KeptDraft<unknown>): void =>
  storage.setItem(keyOf(name), JSON.stringify(kept));

export const forget = (storage: Pick<Storage, 'removeItem'>, name: string): void => storage.removeItem(keyOf(name));
