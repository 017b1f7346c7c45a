import { type ParsedSource, programsUnder } from '../syntax.ts';

/** Files in which something that is forbidden elsewhere is right. */
export type Boundary = {
  /** Why it cannot be avoided there. */
  readonly reason: string;
  /** How often it occurs, by path. */
  readonly files: Readonly<Record<string, number>>;
};

/** How often something occurs in each file of these folders, and how often each boundary allows it. */
export function comparedCounts(
  folders: readonly string[],
  boundaries: readonly Boundary[],
  countIn: (source: ParsedSource) => number,
) {
  const found = programsUnder(...folders).flatMap((source) => {
    const count = countIn(source);
    return count === 0 ? [] : [[source.path, count] as const];
  });
  const listed = boundaries.flatMap(({ files }) => Object.entries(files));
  return { found: Object.fromEntries(found.sort()), listed: Object.fromEntries(listed.sort()) };
}
