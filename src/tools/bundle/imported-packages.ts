import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

/** Imports of types only leave nothing to load. */
const TYPE_IMPORT = /^(?:import|export) type [^;]*? from '[^']+';/gm;
/** As the formatter writes them: one quote, at the start of a line or at the end of a list of names. */
const STATEMENT = /^(?:import|export) (?:[^;'"]*? from )?'([^']+)'(?: with \{[^}]*\})?;/gm;
const CALL = /\bimport\('([^']+)'\)|\bnew URL\('(\.[^']+)', import\.meta\.url\)/g;

/** `@scope/name/file` → `@scope/name`. */
const packageOf = (specifier: string): string => specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');

/** What a module loads when it is run: specifiers of its imports and of its worker threads. */
export function loadedBy(source: string): readonly string[] {
  const text = source.replaceAll(TYPE_IMPORT, '');
  const statements = [...text.matchAll(STATEMENT)].map(([, specifier = '']) => specifier);
  const calls = [...text.matchAll(CALL)].map(([, specifier, worker]) => specifier ?? worker ?? '');
  return [...statements, ...calls];
}

/**
 * Names of the packages that programs load, directly or through other files of the repository.
 * @param root folder with package.json, whose `imports` are followed
 * @param programs paths within it
 */
export function importedPackages(root: string, programs: readonly string[]): ReadonlySet<string> {
  const { imports }: { readonly imports: Readonly<Record<string, string>> } = JSON.parse(
    readFileSync(join(root, 'package.json'), 'utf8'),
  );
  const packages = new Set<string>();
  const seen = new Set<string>();
  const visit = (path: string): void => {
    if (seen.has(path) || !/\.(ts|mjs|js)$/.test(path) || !existsSync(path)) return;
    seen.add(path);
    for (const specifier of loadedBy(readFileSync(path, 'utf8'))) {
      const [pattern, target] =
        Object.entries(imports).find(([name]) => specifier.startsWith(name.replace('*', ''))) ?? [];
      if (specifier.startsWith('.')) visit(resolve(dirname(path), specifier));
      else if (pattern !== undefined && target !== undefined)
        visit(join(root, target.replace('*', specifier.slice(pattern.length - 1))));
      else if (!specifier.startsWith('node:')) packages.add(packageOf(specifier));
    }
  };
  for (const program of programs) visit(join(root, program));
  return packages;
}
