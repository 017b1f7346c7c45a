/** Which rows are selected, and the one a range would begin at. */
export type Selection = { readonly keys: ReadonlySet<string>; readonly anchor: string | null };

export const NOTHING_SELECTED: Selection = { keys: new Set(), anchor: null };

/** One row more or less. It is where the next range begins. */
export function toggleRow({ keys }: Selection, key: string): Selection {
  const next = new Set(keys);
  if (!next.delete(key)) next.add(key);
  return { keys: next, anchor: key };
}

/**
 * All rows from the anchor to this one, in the order they are shown in, become what the anchor is. Without an anchor
 * that is still there, it is this one row.
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

/** How many of the rows shown are selected. */
export function selectedShare({ keys }: Selection, shown: readonly string[]): 'none' | 'some' | 'all' {
  if (keys.size === 0 || shown.length === 0) return 'none';
  const count = shown.reduce((sum, key) => sum + (keys.has(key) ? 1 : 0), 0);
  return count === shown.length ? 'all' : count === 0 ? 'none' : 'some';
}

/** Every row shown, or none of them where all were; rows that are not shown stay as they are. */
export function toggleAll(selection: Selection, shown: readonly string[]): Selection {
  const next = new Set(selection.keys);
  const wereAll = selectedShare(selection, shown) === 'all';
  for (const key of shown) {
    if (wereAll) next.delete(key);
    else next.add(key);
  }
  return { keys: next, anchor: null };
}
