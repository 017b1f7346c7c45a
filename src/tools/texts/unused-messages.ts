import { type Catalogue, messagesOf } from './catalogue.ts';

/** How programs access texts: properties, destructured names, and groups whose entries are chosen at run time. */
export type Reads = { readonly names: ReadonlySet<string>; readonly groups: ReadonlySet<string> };

/**
 * The messages that no program uses. Names are compared without their area, so a name that two areas share counts for
 * both.
 */
export const unusedMessages = (catalogue: Catalogue, { names, groups }: Reads): readonly string[] =>
  messagesOf(catalogue)
    .map(([path]) => path)
    .filter((path) => {
      const parts = path.split('.');
      const name = parts.pop() ?? '';
      return !names.has(name) && !parts.some((group) => groups.has(group));
    });
