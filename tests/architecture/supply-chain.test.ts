import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { HARMLESS, LEAST_VERSIONS } from './least-versions.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const readJson = (file: string) => JSON.parse(readFileSync(join(ROOT, file), 'utf8'));

type Locked = {
  readonly version?: string;
  readonly resolved?: string;
  readonly integrity?: string;
  readonly link?: boolean;
  readonly dev?: boolean;
  readonly os?: readonly string[];
  readonly cpu?: readonly string[];
  readonly libc?: readonly string[];
  readonly hasInstallScript?: boolean;
};
const locked = Object.entries(readJson('package-lock.json').packages as Record<string, Locked>).filter(
  ([path]) => path !== '',
);
const nameOf = (path: string): string => path.split('node_modules/').at(-1) ?? '';

/** How many packages `npm start` may install. */
const PRODUCTION_MAX = 468;
/** For systems without a binary of their own. */
const WEB_ASSEMBLY = /wasm|@emnapi\//;
const isFor = (values: readonly string[] | undefined, value: string): boolean =>
  values === undefined || values.includes(value);

const numbersOf = (version: string): number[] => version.split(/[.-]/).slice(0, 3).map(Number);
function compare(first: string, second: string): number {
  const [a, b] = [numbersOf(first), numbersOf(second)];
  for (const [n, part] of a.entries()) if (part !== b[n]) return part - (b[n] ?? 0);
  return 0;
}
/** Release lines are distinguished by their major version, or below 1 by their minor version. */
const lineOf = (version: string): string =>
  numbersOf(version)
    .slice(0, version.startsWith('0.') ? 2 : 1)
    .join('.');

function isFixed(version: string, least: readonly string[]): boolean {
  const own = least.find((entry) => lineOf(entry) === lineOf(version));
  if (own !== undefined) return compare(version, own) >= 0;
  return least.every((entry) => compare(version, entry) > 0);
}

describe('the installed packages', () => {
  it.each(Object.entries(LEAST_VERSIONS))(
    '%s is not older than the fix of its last known vulnerability',
    (name, { least }) => {
      const found = locked.filter(([path]) => nameOf(path) === name && HARMLESS[path] === undefined);
      expect(found.filter(([, { version = '' }]) => !isFixed(version, least))).toEqual([]);
    },
  );

  it('compares versions', () => {
    expect(isFixed('7.5.9', ['7.5.10', '8.17.1'])).toBe(false);
    expect(isFixed('8.17.1', ['7.5.10', '8.17.1'])).toBe(true);
    expect(isFixed('9.0.0', ['7.5.10', '8.17.1'])).toBe(true);
    expect(isFixed('6.0.0', ['7.5.10', '8.17.1'])).toBe(false);
    expect(isFixed('0.24.9', ['0.25.0'])).toBe(false);
  });

  it('lists no exception that is no longer needed', () => {
    for (const path of Object.keys(HARMLESS))
      expect(locked.filter(([at, { dev }]) => at === path && dev !== true)).toEqual([]);
  });

  it('come from the registry, with a digest', () => {
    // The lock file omits the registry's own addresses: an entry that has an address is from another source.
    const strange = locked.filter(
      ([, { resolved, integrity = '', link }]) =>
        link !== true &&
        !(integrity.startsWith('sha512-') && /^(https:\/\/registry\.npmjs\.org\/|$)/.test(resolved ?? '')),
    );
    expect(strange.map(([path]) => path)).toEqual([]);
  });

  it('are few for those who only run the product', () => {
    const installed = locked.filter(
      ([path, { dev, os, cpu, libc }]) =>
        dev !== true && isFor(os, 'linux') && isFor(cpu, 'x64') && isFor(libc, 'glibc') && !WEB_ASSEMBLY.test(path),
    );
    expect(installed.length).toBeGreaterThan(100);
    expect(installed.length).toBeLessThanOrEqual(PRODUCTION_MAX);
  });

  it('of components have one entry each', () => {
    const { dependencies } = readJson('package.json') as { dependencies: Record<string, string> };
    expect(Object.keys(dependencies).filter((name) => /radix|ariakit|cmdk|headless|base-ui/.test(name))).toEqual([
      ...['@ariakit/react', '@radix-ui/themes', 'radix-ui'],
    ]);
  });

  it('run scripts by name only', () => {
    const { allowScripts } = readJson('package.json') as { allowScripts: Record<string, boolean> };
    const running = new Set(
      locked.filter(([, { hasInstallScript }]) => hasInstallScript).map(([path]) => nameOf(path)),
    );
    expect([...running].filter((name) => allowScripts[name] === undefined)).toEqual([]);
    expect(Object.keys(allowScripts).filter((name) => !running.has(name))).toEqual([]);
  });
});
