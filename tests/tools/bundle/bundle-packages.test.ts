import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { importedPackages, loadedBy } from '../../../src/tools/bundle/imported-packages.ts';
import { type LockedPackages, packageClosure } from '../../../src/tools/bundle/package-closure.ts';
import { ROOT } from '../tool.ts';

const { packages: locked } = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')) as {
  readonly packages: LockedPackages;
};

describe('the packages of the archive', () => {
  it('are those that a module loads, not those of its types', () => {
    const source = [
      "import type { Only } from 'types-only';",
      "import { a, type B } from 'pg';",
      "import {\n  d,\n  e,\n} from 'fastify';",
      "export { c } from './near.ts';",
      "import 'side-effect';",
      "import data from 'with-data/list.json' with { type: 'json' };",
      "// import { d } from 'comment';",
      "const e = await import('drizzle-orm/migrator');",
      "const f = new Worker(new URL('./work.worker.ts', import.meta.url));",
      "const text = 'rows from ';",
    ].join('\n');
    expect(loadedBy(source)).toEqual([
      'pg',
      'fastify',
      './near.ts',
      'side-effect',
      'with-data/list.json',
      'drizzle-orm/migrator',
      './work.worker.ts',
    ]);
  });

  it('include those that are loaded later, or by worker threads', () => {
    const packages = importedPackages(ROOT, ['src/server/main.ts']);
    expect([...packages]).toEqual(expect.arrayContaining(['fastify', 'pg', 'drizzle-orm', 'aws4fetch', 'sharp']));
    for (const name of ['react', '@rsbuild/core', '@radix-ui/themes', 'vitest', 'typescript'])
      expect([...packages]).not.toContain(name);
  });

  it('include what they need, from the folder in which Node would find it', () => {
    const small: LockedPackages = {
      'node_modules/a': { dependencies: { b: '1', '@types/b': '1' }, peerDependencies: { c: '1', d: '1' } },
      'node_modules/a/node_modules/b': { optionalDependencies: { e: '1' } },
      'node_modules/b': {},
      'node_modules/c': { dependencies: { a: '1' } },
      'node_modules/e': {},
      'node_modules/@types/b': {},
      'node_modules/f': {},
    };
    expect(packageClosure(small, ['a'])).toEqual([
      'node_modules/a',
      'node_modules/a/node_modules/b',
      'node_modules/c',
      'node_modules/e',
    ]);
    expect(() => packageClosure(small, ['g'])).toThrow('g is not in package-lock.json');
  });

  it('are a small part of those that the repository needs', () => {
    const needed = packageClosure(locked, importedPackages(ROOT, ['src/server/main.ts', 'src/tools/import.ts']));
    expect(needed.length).toBeGreaterThan(100);
    expect(needed.filter((path) => /rsbuild|rspack|radix|tiptap|react/.test(path))).toEqual([]);
  });
});
