const COMMENTED = /\/\*\*\s*((?:(?!\*\/)[\s\S])*?)\s*\*\/\s*(\w+):\s*(?:async )?\(/g;

/** What the comments before a machine's guards say, by the guard's name: XState has no place for a description there. */
export function guardMeanings(source: string): ReadonlyMap<string, string> {
  return new Map(
    [...source.matchAll(COMMENTED)].map(([, comment = '', name = '']) => [
      name,
      comment.replaceAll(/\s*\n\s*\*?\s*/g, ' '),
    ]),
  );
}
