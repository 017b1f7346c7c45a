/** The selected rows, and the anchor of a range. */
export type Selection = { readonly keys: ReadonlySet<string>; readonly anchor: string | null };

export const NO_SELECTION: Selection = { keys: new Set(), anchor: null };

/** Toggles one row, which becomes the anchor of the next range. */
export function toggleRow({ keys }: Selection, key: string): Selection {
  const next = new Set(keys);
  if (!next.delete(key)) next.add(key);
  return { keys: next, anchor: key };
}

/**
 * All rows from the anchor to this one, in displayed order, get the anchor's state. Without an anchor
 * that still exists, only this row.
 */
export function selectRange(selection: Selection, shown: readonly string[], key: string): Selection {
  const { keys, anchor } = selection;
  const from = anchor === null ? -1 : shown.indexOf(anchor);
  const to = shown.indexOf(key);
  if (anchor === null || from === -1 || to === -1) return toggleRow(selection, key);
  const next = new Set(keys);
  for (const each of shown.slice(Math.min(from, to), Math.max(from, to) + 1)) {
    if (keys.has(anchor)) next.add(each);
    else next.delete(each);
  }
  return { keys: next, anchor };
}

/** Number of displayed rows that are selected. */
export function selectedShare({ keys }: Selection, shown: readonly string[]): 'none' | 'some' | 'all' {
  if (keys.size === 0 || shown.length === 0) return 'none';
  const count = shown.reduce((sum, key) => sum + (keys.has(key) ? 1 : 0), 0);
  return count === shown.length ? 'all' : count === 0 ? 'none' : 'some';
}

/** Selects every displayed row, or none if all were selected; other rows are unchanged. */
export function toggleAll(selection: Selection, shown: readonly string[]): Selection {
  const next = new Set(selection.keys);
  const wereAllSelected = selectedShare(selection, shown) === 'all';
  for (const key of shown) {
    if (wereAllSelected) next.delete(key);
    else next.add(key);
  }
  return { keys: next, anchor: null };
}
