/** The value of an own property whose name is user input; never an inherited property (`constructor`). */
export const ownEntry = <T>(entries: Readonly<Record<string, T>>, name: string): T | undefined =>
  Object.hasOwn(entries, name) ? entries[name] : undefined;
