/** The prepared entry of a caller. Throws if there is none. */
export function at<Entry>(entries: readonly Entry[], turn: number): Entry {
  const entry = entries[turn];
  if (entry === undefined) throw new Error(`Nothing was prepared for caller ${turn}.`);
  return entry;
}
