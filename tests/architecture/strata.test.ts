import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { sourcePaths } from '../support/source-paths.ts';
import type { SourceFile } from './source-file.ts';
import { findViolations } from './strata.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const CODE = /\.(ts|tsx|mjs|css|json|graphql)$/;
/** Written by a tool that chooses the file names. */
const GENERATED = /\/migrations\/|\.generated\.|\/__generated__\//;

function filesUnder(folder: string): SourceFile[] {
  return sourcePaths(folder)
    .filter((path) => CODE.test(path) && !GENERATED.test(path))
    .map((path) => ({ path, text: readFileSync(join(ROOT, path), 'utf8') }));
}

describe('the architecture', () => {
  const files = [...filesUnder('machines'), ...filesUnder('src')];

  it('is checked in all of its strata', () => {
    expect(files.length).toBeGreaterThan(60);
    expect(files.some(({ path }) => path.startsWith('machines/'))).toBe(true);
  });

  it('is followed by every file', () => {
    expect(findViolations(files)).toEqual([]);
  });
});

describe('the check itself', () => {
  const clean = { path: 'src/domain/access/a.rule.ts', text: "export const a = 'window';\n" };

  it('finds nothing in a clean file', () => {
    expect(findViolations([clean])).toEqual([]);
  });

  it.each<[string, SourceFile[], string]>([
    [
      'a stratum above',
      [{ path: 'src/domain/a.ts', text: "import { b } from '#server/b.ts'; export const a = b;" }],
      'src/domain/a.ts: imports #server/b.ts, but domain may not know server',
    ],
    [
      'a stratum above by a relative path, for its types only',
      [{ path: 'src/routes/a.ts', text: "import type { B } from '../views/b.ts'; export type A = B;" }],
      'src/routes/a.ts: imports ../views/b.ts, but routes may not know views',
    ],
    [
      'a stratum above at run time',
      [{ path: 'src/ui/a.ts', text: "export const a = () => import('#api/b.ts');" }],
      'src/ui/a.ts: imports #api/b.ts, but ui may not know api',
    ],
    [
      'a package of another stratum',
      [{ path: 'machines/a.ts', text: "import { useState } from 'react'; export const a = useState;" }],
      'machines/a.ts: imports react, which is not among its packages',
    ],
    [
      'the texts of screens in the server',
      [{ path: 'src/server/a.ts', text: "import '#texts/access/auth.texts.ts';" }],
      'src/server/a.ts: imports #texts/access/auth.texts.ts, but server may not know texts',
    ],
    [
      'the browser in the server',
      [{ path: 'src/server/a.ts', text: "import '@radix-ui/themes/styles.css';" }],
      'src/server/a.ts: imports @radix-ui/themes/styles.css, which is not for this stratum',
    ],
    [
      'Node in the browser',
      [{ path: 'src/client/a.ts', text: "import 'node:fs';" }],
      'src/client/a.ts: imports node:fs, but knows no Node',
    ],
    [
      'more of the actors than the guard in a tool',
      [
        {
          path: 'src/tools/a.ts',
          text: "import '#client/access/guard.decision.ts'; import '#client/b.ts';",
        },
      ],
      'src/tools/a.ts: imports #client/b.ts, but tools may not know client',
    ],
    [
      'a machine in a view',
      [
        {
          path: 'src/views/shared/access/a.ts',
          text: "import { b } from '#machines/b/b.machine.ts'; export const a = b;",
        },
      ],
      'src/views/shared/access/a.ts: imports #machines/b/b.machine.ts, but views take only types and selectors of machines',
    ],
    [
      "another audience's view",
      [{ path: 'src/views/student/a.ts', text: "import '../admin/b.ts';" }],
      "src/views/student/a.ts: imports ../admin/b.ts, which is another audience's view",
    ],
    [
      'the tests',
      [{ path: 'src/server/a.ts', text: "import '../../tests/support/b.ts';" }],
      'src/server/a.ts: imports ../../tests/support/b.ts, but server may not know tests',
    ],
    [
      'the clock in a rule',
      [{ path: 'src/domain/a.ts', text: 'export const a = () => Date.now();' }],
      'src/domain/a.ts: uses Date.now, which pure rules do not know',
    ],
    [
      'the browser in a machine',
      [{ path: 'machines/a.ts', text: 'export const a = () => localStorage.length;' }],
      'machines/a.ts: uses localStorage, which pure rules do not know',
    ],
    [
      'an index that re-exports',
      [{ path: 'src/ui/index.ts', text: "export * from './a.ts';" }],
      "src/ui/index.ts: hands other files' exports on",
    ],
    ['a name in camel case', [{ path: 'src/ui/aFile.ts', text: '' }], 'src/ui/aFile.ts: is not in kebab-case'],
    [
      'a name that is too general',
      [{ path: 'src/ui/date-utils.ts', text: '' }],
      'src/ui/date-utils.ts: has a name that says nothing',
    ],
    [
      'a circle',
      [
        { path: 'src/domain/c.ts', text: "import './a.ts';" },
        { path: 'src/domain/a.ts', text: "import './b.ts';" },
        { path: 'src/domain/b.ts', text: "import './c.ts';" },
      ],
      'circle of imports: src/domain/a.ts → src/domain/b.ts → src/domain/c.ts',
    ],
  ])('finds %s', (_, files, violation) => {
    expect(findViolations(files)).toEqual([violation]);
  });

  it('ignores names of members and event types', () => {
    const text =
      'export const a = (b: { window: { fetch: () => void } }) => b.window.fetch(); export const c = { document: 1 };';
    expect(findViolations([{ path: 'machines/a.ts', text }])).toEqual([]);
  });
});
