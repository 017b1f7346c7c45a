/** The value of an own property whose name comes from input; never an inherited one (`constructor`). */
export const ownEntry = <T>(entries: Readonly<Record<string, T>>, name: string): T | undefined =>
  Object.hasOwn(entries, name) ? entries[name] : undefined;
