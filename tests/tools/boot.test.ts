import { spawn } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ROOT, runNode } from './tool.ts';

let project = '';

/** A project with two packages, which are in the folder itself; one is for development only. */
beforeEach(async () => {
  project = await mkdtemp(join(tmpdir(), 'lectern-boot-'));
  await mkdir(join(project, 'src/tools'), { recursive: true });
  await cp(join(ROOT, 'src/tools/boot.mjs'), join(project, 'src/tools/boot.mjs'));
  for (const name of ['runs', 'tests']) {
    await mkdir(join(project, name));
    await write(`${name}/package.json`, { name, version: '1.0.0' });
  }
  const packages = { dependencies: { runs: 'file:runs' }, devDependencies: { tests: 'file:tests' } };
  await write('package.json', { name: 'p', version: '1.0.0', ...packages });
  await write('package-lock.json', {
    name: 'p',
    version: '1.0.0',
    lockfileVersion: 3,
    requires: true,
    packages: {
      '': { name: 'p', version: '1.0.0', ...packages },
      runs: { version: '1.0.0' },
      'node_modules/runs': { resolved: 'runs', link: true },
      tests: { version: '1.0.0', dev: true },
      'node_modules/tests': { resolved: 'tests', link: true, dev: true },
    },
  });
  await writeFile(join(project, 'say.mjs'), 'console.log(JSON.stringify([process.argv.slice(2), process.env.PATH]))');
});

afterEach(async () => {
  await rm(project, { recursive: true, force: true });
});

/** As if the packages were those of an earlier lock file. */
async function makeStale(): Promise<void> {
  const record = join(project, 'node_modules/.package-lock.json');
  await writeFile(record, (await readFile(record, 'utf8')).replaceAll('1.0.0', '0.9.0'));
  await utimes(record, new Date(0), new Date(0));
}

const write = (path: string, content: unknown) => writeFile(join(project, path), JSON.stringify(content));
const boot = (...args: readonly string[]) =>
  runNode(process.execPath, [join(project, 'src/tools/boot.mjs'), ...args], { cwd: dirname(project) });
/** The packages that are installed. */
const installed = async (): Promise<readonly string[]> =>
  (await readdir(join(project, 'node_modules'))).filter((name) => !name.startsWith('.')).toSorted();
const INSTALLING = /Installing packages \(npm ci\)/;

describe('starting a program', () => {
  it('installs once, then runs it without output of npm and with the packages first in the path', async () => {
    const first = await boot('say.mjs', 'a b', '--c');
    expect(first).toMatchObject({ status: 0, err: expect.stringMatching(INSTALLING) });
    const [args, path] = JSON.parse(first.out) as [string[], string];
    expect(args).toEqual(['a b', '--c']);
    expect(path.startsWith(join(project, 'node_modules/.bin'))).toBe(true);
    expect(await boot('say.mjs')).toMatchObject({ status: 0, err: '' });
  });

  it('installs what runs the product, and the rest for the first script of a developer', async () => {
    expect((await boot('--production', 'say.mjs')).err).toMatch(INSTALLING);
    expect(await installed()).toEqual(['runs']);
    expect((await boot('--production', 'say.mjs')).err).toBe('');
    expect((await boot('say.mjs')).err).toMatch(INSTALLING);
    expect(await installed()).toEqual(['runs', 'tests']);
    expect(await boot('--production', 'say.mjs')).toMatchObject({ status: 0, err: '' });
  });

  it('keeps the packages for development when a new version has to be installed', async () => {
    await boot('say.mjs');
    await makeStale();
    expect((await boot('--production', 'say.mjs')).err).toMatch(INSTALLING);
    expect(await installed()).toEqual(['runs', 'tests']);
  });

  it('installs measuring tools into their own folder', async () => {
    await mkdir(join(project, 'src/tools/measuring/gauge'), { recursive: true });
    await write('src/tools/measuring/gauge/package.json', { name: 'gauge', version: '1.0.0' });
    const needed = { name: 'm', version: '1.0.0', dependencies: { gauge: 'file:gauge' } };
    await write('src/tools/measuring/package.json', needed);
    await write('src/tools/measuring/package-lock.json', {
      name: 'm',
      version: '1.0.0',
      lockfileVersion: 3,
      packages: { '': needed, gauge: { version: '1.0.0' }, 'node_modules/gauge': { resolved: 'gauge', link: true } },
    });
    expect((await boot('--measuring', 'say.mjs')).err).toMatch(/Installing the measuring tools/);
    expect(await boot('--measuring', 'say.mjs')).toMatchObject({ status: 0, err: '' });
  });

  it('does not install again if the lock file is newer but unchanged', async () => {
    await boot('say.mjs');
    const later = new Date(Date.now() + 60_000);
    await utimes(join(project, 'package-lock.json'), later, later);
    expect((await boot('say.mjs')).err).toBe('');
  });

  it('installs again if the lock file names another version', async () => {
    await boot('say.mjs');
    await makeStale();
    expect((await boot('say.mjs')).err).toMatch(INSTALLING);
  });

  it('installs again after an installation that was interrupted, with or without its record', async () => {
    await boot('say.mjs');
    const record = join(project, 'node_modules/.package-lock.json');
    await writeFile(record, '{ "packages": { "node_mod');
    expect(await boot('say.mjs')).toMatchObject({ status: 0, err: expect.stringMatching(INSTALLING) });
    await rm(record);
    expect(await boot('say.mjs')).toMatchObject({ status: 0, err: expect.stringMatching(INSTALLING) });
  });

  it('explains how to replace Windows line endings, except to those who only run the product', async () => {
    const file = join(project, 'src/tools/boot.mjs');
    await writeFile(file, (await readFile(file, 'utf8')).replaceAll('\n', '\r\n'));
    expect(await boot('say.mjs')).toMatchObject({
      ...{ status: 1, out: '', err: expect.stringContaining('git config core.autocrlf input') },
    });
    expect((await boot('--production', 'say.mjs')).status).toBe(0);
  });

  it('ends with the exit status of the program', async () => {
    await writeFile(join(project, 'end.mjs'), 'process.exit(7)');
    expect((await boot('end.mjs')).status).toBe(7);
    await writeFile(join(project, 'killed.mjs'), 'process.kill(process.pid, "SIGKILL"); setTimeout(() => {}, 9999)');
    expect((await boot('killed.mjs')).status).toBe(128 + 9);
  });

  it('passes SIGTERM on and waits for the program to end', async () => {
    await writeFile(
      join(project, 'wait.mjs'),
      'process.on("SIGTERM", () => setTimeout(() => { console.log("clean"); process.exit(3) }, 200)); console.log("up"); setTimeout(() => {}, 60000)',
    );
    await boot('say.mjs');
    const child = spawn(process.execPath, [join(project, 'src/tools/boot.mjs'), 'wait.mjs']);
    let out = '';
    const status = await new Promise((done) => {
      child.stdout.setEncoding('utf8').on('data', (part: string) => {
        out += part;
        if (part.includes('up')) child.kill('SIGTERM');
      });
      child.once('exit', done);
    });
    expect([status, out]).toEqual([3, 'up\nclean\n']);
  });

  it('says what to do when the packages cannot be installed', async () => {
    await write('package-lock.json', {});
    const { status, err } = await boot('say.mjs');
    expect(status).toBe(1);
    expect(err).toMatch(/The packages could not be installed \(npm ci failed with status \d+, see above\)\. Check /);
  });
});
