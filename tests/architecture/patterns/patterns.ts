import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { check } from 'recheck';
import { nodesOf, programsUnder } from '../syntax.ts';

/** A regular expression of the product, as written. */
export type Pattern = { readonly source: string; readonly flags: string; readonly path: string };

/** The commands of src/tools only read our own sources. */
const FOLDERS = ['src', 'machines'] as const;
const OWN_SOURCES = 'src/tools/';
const TIMEOUT_MS = 60_000;
/** Patterns that were proved linear before, by digest: the result for a pattern never changes. */
const LINEAR_FILE = `${import.meta.dirname}/linear-patterns.json`;

export const nameOf = ({ source, flags }: Pick<Pattern, 'source' | 'flags'>): string => `/${source}/${flags}`;

/** Every regular expression literal, without repetitions. */
export function patternsOfProduct(): readonly Pattern[] {
  const found = new Map<string, Pattern>();
  for (const { path, program } of programsUnder(...FOLDERS)) {
    if (path.startsWith(OWN_SOURCES)) continue;
    for (const [node] of nodesOf(program)) {
      const { regex } = node as { readonly regex?: { readonly pattern: string; readonly flags: string } };
      if (node.type !== 'Literal' || regex === undefined) continue;
      const pattern = { source: regex.pattern, flags: regex.flags, path };
      if (!found.has(nameOf(pattern))) found.set(nameOf(pattern), pattern);
    }
  }
  return [...found.values()];
}

export const digestOfPattern = (pattern: Pick<Pattern, 'source' | 'flags'>): string =>
  createHash('sha256').update(nameOf(pattern)).digest('hex').slice(0, 16);

export const linearOnRecord = (): ReadonlySet<string> =>
  new Set(JSON.parse(readFileSync(LINEAR_FILE, 'utf8')) as readonly string[]);

export { LINEAR_FILE };

/** Null if matching is linear for any text; otherwise its complexity. */
export async function slownessOf({ source, flags }: Pick<Pattern, 'source' | 'flags'>): Promise<string | null> {
  // The checker does not know `d` and `v`, which do not affect the complexity.
  const found = await check(source, flags.replace(/[dv]/g, ''), { timeout: TIMEOUT_MS, randomSeed: 1 });
  if (found.status === 'safe') return null;
  return found.status === 'vulnerable' ? found.complexity.summary : 'not to be judged';
}
