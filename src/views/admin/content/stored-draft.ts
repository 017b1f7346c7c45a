import type { ContentListName, Draft } from '#domain/content/content.schema.ts';

/** An unsaved draft on this device. */
export type StoredDraft = { readonly draft: Draft /** The revision on which it is based. */; readonly base: number };

/** By list, so that a new audio and a new video are two drafts. */
const keyOf = (list: ContentListName, id: string | null): string => `lectern.writing/${list}/${id ?? 'new'}`;

/**
 * The unsaved draft of this content on this device; null if there is none, or an unreadable one. `id` is null for new
 * content.
 */
export function readStored(list: ContentListName, id: string | null): StoredDraft | null {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(keyOf(list, id)) ?? 'null');
    return typeof stored === 'object' && stored !== null && 'draft' in stored && 'base' in stored
      ? (stored as StoredDraft)
      : null;
  } catch {
    // Edited by hand, or saved by an older version: ignored.
    return null;
  }
}

/**
 * Saves a draft on this device, or removes it if `stored` is null. A full or forbidden storage is no error to the
 * author.
 */
export function saveDraft(list: ContentListName, id: string | null, stored: StoredDraft | null): void {
  try {
    if (stored === null) localStorage.removeItem(keyOf(list, id));
    else localStorage.setItem(keyOf(list, id), JSON.stringify(stored));
  } catch (cause) {
    console.warn('The draft could not be saved on this device.', cause);
  }
}
