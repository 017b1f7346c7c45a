import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';
import { parseSync } from 'oxc-parser';
import { expect, test } from 'vitest';

const ALIASES = [
  { prefix: '#machines/', folder: 'machines/' },
  { prefix: '#', folder: 'src/' },
] as const;

/** Large packages that few processes use. Together, they would take a quarter of the time that a server needs to start. */
const LOADED_WHEN_USED = [
  'stripe',
  'pdf-lib',
  '@pdf-lib/fontkit',
  'mathjs/number',
  'pg-boss',
  '@node-saml/node-saml',
] as const;

/** What a module imports before it runs, without types. */
function staticImports(path: string): readonly string[] {
  const text = readFileSync(path, 'utf8');
  const { module } = parseSync(path, text);
  const imports = module.staticImports
    .filter(
      ({ entries, start }) =>
        !text.startsWith('import type', start) && (entries.length === 0 || entries.some(({ isType }) => !isType)),
    )
    .map(({ moduleRequest }) => moduleRequest.value);
  const reExports = module.staticExports
    .flatMap(({ entries }) => entries)
    .flatMap(({ moduleRequest, isType }) => (moduleRequest && !isType ? [moduleRequest.value] : []));
  return [...imports, ...reExports];
}

/** The file of an import; null for a package. */
function fileOf(from: string, importer: string): string | null {
  if (from.startsWith('.')) return join(dirname(importer), from);
  const alias = ALIASES.find(({ prefix }) => from.startsWith(prefix));
  return alias === undefined ? null : join(alias.folder, from.slice(alias.prefix.length));
}

/** Every package and file that is loaded before a module runs. */
function loadedBefore(entry: string): { readonly files: ReadonlySet<string>; readonly packages: ReadonlySet<string> } {
  const files = new Set([entry]);
  const packages = new Set<string>();
  for (const file of files) {
    if (!file.endsWith('.ts')) continue;
    for (const from of staticImports(file)) {
      const imported = fileOf(from, file);
      if (imported === null) packages.add(from);
      else files.add(imported);
    }
  }
  return { files, packages };
}

test('a server loads large packages that few processes use only when they are used', () => {
  const { files, packages } = loadedBefore('src/server/main.ts');
  expect([...files].filter((file) => !existsSync(file))).toEqual([]);
  expect(files).toContain('src/server/billing/gateways/stripe.gateway.ts');
  expect(packages).toContain('fastify');
  expect(LOADED_WHEN_USED.filter((name) => packages.has(name))).toEqual([]);
});
