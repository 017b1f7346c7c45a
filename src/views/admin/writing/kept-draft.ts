import type { Draft, WritingKind } from '#domain/writing/writing.schema.ts';

/** What was typed and not saved, on this device. */
export type KeptDraft = { readonly draft: Draft /** The revision it began with. */; readonly base: number };

const keyOf = (kind: WritingKind, id: string | null): string => `lectern.writing/${kind}/${id ?? 'new'}`;

export function readKept(kind: WritingKind, id: string | null): KeptDraft | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(kind, id)) ?? 'null');
    return typeof kept === 'object' && kept !== null && 'draft' in kept && 'base' in kept ? (kept as KeptDraft) : null;
  } catch {
    // Edited by hand, or by an older version: as good as none.
    return null;
  }
}

export function keepDraft(kind: WritingKind, id: string | null, kept: KeptDraft | null): void {
  try {
    if (kept === null) localStorage.removeItem(keyOf(kind, id));
    else localStorage.setItem(keyOf(kind, id), JSON.stringify(kept));
  } catch (cause) {
    console.warn('What was typed could not be kept on this device.', cause);
  }
}
