import type { ContentListName, Draft } from '#domain/content/content.schema.ts';

/** What was typed and not saved, on this device. */
export type StoredDraft = { readonly draft: Draft /** The revision it began with. */; readonly base: number };

/** By list: a new lesson to hear and a new one to watch are two drafts. */
const keyOf = (list: ContentListName, id: string | null): string => `lectern.writing/${list}/${id ?? 'new'}`;

export function readStored(list: ContentListName, id: string | null): StoredDraft | null {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(keyOf(list, id)) ?? 'null');
    return typeof stored === 'object' && stored !== null && 'draft' in stored && 'base' in stored
      ? (stored as StoredDraft)
      : null;
  } catch {
    // Edited by hand, or by an older version: as good as none.
    return null;
  }
}

export function saveDraft(list: ContentListName, id: string | null, stored: StoredDraft | null): void {
  try {
    if (stored === null) localStorage.removeItem(keyOf(list, id));
    else localStorage.setItem(keyOf(list, id), JSON.stringify(stored));
  } catch (cause) {
    console.warn('What was typed could not be kept on this device.', cause);
  }
}
