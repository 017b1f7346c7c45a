import { type Catalogue, messagesOf } from './catalogue.ts';

/** What programs read of texts: names after a point, names taken apart, and names of groups whose entries are chosen at run time. */
export type Reads = { readonly names: ReadonlySet<string>; readonly groups: ReadonlySet<string> };

/** The messages that no program reads. Names are compared without their area, so a name that two areas share counts for both. */
export const unusedMessages = (catalogue: Catalogue, { names, groups }: Reads): readonly string[] =>
  messagesOf(catalogue)
    .map(([path]) => path)
    .filter((path) => {
      const parts = path.split('.');
      const name = parts.pop() ?? '';
      return !names.has(name) && !parts.some((group) => groups.has(group));
    });
