/** What stands under a name that somebody else chose; nothing under those that every object has (`constructor`). */
export const ownEntry = <T>(entries: Readonly<Record<string, T>>, name: string): T | undefined =>
  Object.hasOwn(entries, name) ? entries[name] : undefined;
