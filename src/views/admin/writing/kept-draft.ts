import type { Draft, WritingList } from '#domain/writing/writing.schema.ts';

/** What was typed and not saved, on this device. */
export type KeptDraft = { readonly draft: Draft /** The revision it began with. */; readonly base: number };

/** By list: a new lesson to hear and a new one to watch are two drafts. */
const keyOf = (list: WritingList, id: string | null): string => `lectern.writing/${list}/${id ?? 'new'}`;

export function readKept(list: WritingList, id: string | null): KeptDraft | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(list, id)) ?? 'null');
    return typeof kept === 'object' && kept !== null && 'draft' in kept && 'base' in kept ? (kept as KeptDraft) : null;
  } catch {
    // Edited by hand, or by an older version: as good as none.
    return null;
  }
}

export function keepDraft(list: WritingList, id: string | null, kept: KeptDraft | null): void {
  try {
    if (kept === null) localStorage.removeItem(keyOf(list, id));
    else localStorage.setItem(keyOf(list, id), JSON.stringify(kept));
  } catch (cause) {
    console.warn('What was typed could not be kept on this device.', cause);
  }
}
