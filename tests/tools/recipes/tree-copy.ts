import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, delimiter, join } from 'node:path';
import { sourcePaths } from '../../support/source-paths.ts';
import { type Ended, ROOT, runNode } from '../tool.ts';

const isSource = (path: string): boolean => basename(path) !== 'node_modules';

const PARTS = ['src', 'machines', 'tests', 'package.json', 'tsconfig.json', '.gitignore'] as const;

/** A copy of the project in a temporary folder, in which commands of `src/tools` run as they do in the project. */
export type TreeCopy = {
  readonly folder: string;
  readonly tool: (path: string, ...words: readonly string[]) => Promise<Ended>;
  /** A program of the packages. */
  readonly program: (name: 'tsc' | 'vitest' | 'biome', ...words: readonly string[]) => Promise<Ended>;
  readonly edit: (path: string, before: string, after: string) => void;
  readonly snapshot: () => Snapshot;
  readonly remove: () => void;
};

/** The digest of every file by its path. */
export type Snapshot = ReadonlyMap<string, string>;

export function copyTree(): TreeCopy {
  const folder = mkdtempSync(join(tmpdir(), 'lectern-recipes-'));
  for (const part of PARTS) cpSync(join(ROOT, part), join(folder, part), { recursive: true, filter: isSource });
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'), 'dir');
  const known = new Map<string, Known>();
  const programs = join(ROOT, 'node_modules/.bin');
  const run = (words: readonly string[]): Promise<Ended> =>
    runNode(process.execPath, words, {
      cwd: folder,
      env: {
        PATH: [programs, process.env.PATH ?? ''].join(delimiter),
        NODE_COMPILE_CACHE: join(ROOT, 'node_modules/.cache/compile'),
      },
    });
  return {
    folder,
    tool: (path, ...words) => run([join(folder, 'src/tools', path), ...words]),
    program: (name, ...words) => run([join(folder, 'node_modules', BINARIES[name]), ...words]),
    edit: (path, before, after) => {
      const text = readFileSync(join(folder, path), 'utf8');
      if (!text.includes(before)) throw new Error(`${path} has no ${before}`);
      writeFileSync(join(folder, path), text.replace(before, after));
    },
    snapshot: () => snapshotOf(folder, known),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

const BINARIES = {
  tsc: 'typescript/bin/tsc',
  vitest: 'vitest/vitest.mjs',
  biome: '@biomejs/biome/bin/biome',
} as const;

type Known = { readonly version: string; readonly digest: string };

/** Reads only files that are new or have changed since the last snapshot of this copy. */
function snapshotOf(folder: string, known: Map<string, Known>): Snapshot {
  const paths = ['src', 'machines', 'tests'].flatMap((part) => sourcePaths(part, folder));
  return new Map(
    paths.map((path) => {
      const file = join(folder, path);
      const { size, ctimeNs } = statSync(file, { bigint: true });
      const version = `${size} ${ctimeNs}`;
      const last = known.get(path);
      if (last?.version === version) return [path, last.digest];
      const digest = createHash('sha1').update(readFileSync(file)).digest('hex');
      known.set(path, { version, digest });
      return [path, digest];
    }),
  );
}

/** Written by a command, and never by hand. */
const GENERATED = /\.generated\.ts$|^src\/api\/schema\.graphql$|\/migrations\/meta\/_journal\.json$/;

/** What differs between two snapshots. */
export function difference(before: Snapshot, after: Snapshot) {
  const different = [...after].flatMap(([path, digest]) => (before.get(path) === digest ? [] : path)).sort();
  const written = different.filter((path) => !GENERATED.test(path));
  return {
    generated: different.filter((path) => GENERATED.test(path)),
    created: written.filter((path) => !before.has(path) && !path.startsWith('tests/')),
    tests: written.filter((path) => !before.has(path) && path.startsWith('tests/')),
    changed: written.filter((path) => before.has(path)),
    removed: [...before.keys()].filter((path) => !after.has(path)),
  };
}

/** The lines of a file that the project's own does not have. */
export function addedLines({ folder }: TreeCopy, path: string): readonly string[] {
  const before = new Set(readFileSync(join(ROOT, path), 'utf8').split('\n'));
  return readFileSync(join(folder, path), 'utf8')
    .split('\n')
    .filter((line) => !before.has(line));
}
