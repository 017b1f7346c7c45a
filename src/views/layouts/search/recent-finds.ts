import * as z from 'zod/mini';

const KEY = 'find.recent';
const MOST = 5;

const recentSchema = z.array(z.string());

/** Ids of the entries last opened from the menu in this browser, newest first. */
export function recentHits(storage: Pick<Storage, 'getItem'>): readonly string[] {
  try {
    return recentSchema.parse(JSON.parse(storage.getItem(KEY) ?? '[]'));
  } catch {
    // Written by another version, or by hand: it only orders a list, and is replaced with the next use.
    return [];
  }
}

/** Called only if storing preferences is allowed. */
export function noteFind(id: string, storage: Pick<Storage, 'getItem' | 'setItem'>): void {
  const others = recentHits(storage).filter((other) => other !== id);
  storage.setItem(KEY, JSON.stringify([id, ...others].slice(0, MOST)));
}
