const COMMENTED = /\/\*\*\s*((?:(?!\*\/)[\s\S])*?)\s*\*\/\s*(\w+):\s*(?:async )?\(/g;

/** The comments of a machine's guards, by name, because XState has no descriptions of guards. */
export function guardMeanings(source: string): ReadonlyMap<string, string> {
  return new Map(
    [...source.matchAll(COMMENTED)].map(([, comment = '', name = '']) => [
      name,
      comment.replaceAll(/\s*\n\s*\*?\s*/g, ' '),
    ]),
  );
}
