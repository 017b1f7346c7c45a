import { existsSync, globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { LEVEL_1, LEVEL_2 } from './asvs-numbers.ts';

const ROOT = resolve(import.meta.dirname, '../../..');
const read = (file: string): string => readFileSync(join(ROOT, file), 'utf8');
const PROMISES = read('docs/security.md');
const ASVS = read('docs/security/asvs.md');

type NamedTest = { readonly file: string; readonly name: string };

/** `tests/FILE`: name of a test, as in the tables: up to a line break or the end of the cell. */
const namedTests = (text: string): readonly NamedTest[] =>
  [...text.matchAll(/`(tests\/[\w./-]+)`: ([^|<\n]+)/g)].map(([, file = '', name = '']) => ({
    file,
    name: name.trim(),
  }));

function isMissing({ file, name }: NamedTest): boolean {
  if (!existsSync(join(ROOT, file))) return true;
  const source = read(file);
  return !["'", '`'].some((quote) => source.includes(`${quote}${name}`));
}

describe('docs/security.md', () => {
  it('names tests that exist', () => {
    const named = namedTests(PROMISES);
    expect(named.length).toBeGreaterThan(60);
    expect(named.filter(isMissing)).toEqual([]);
  });

  it('has a test for every requirement', () => {
    const promises = PROMISES.slice(PROMISES.indexOf('## Authorization'));
    const rows = promises.split('\n').filter((line) => /^\| (?!requirement|-)/.test(line));
    expect(rows.length).toBeGreaterThan(50);
    expect(rows.filter((row) => !row.includes('`tests/'))).toEqual([]);
  });
});

describe('docs/security/asvs.md', () => {
  const rows = ASVS.split('\n')
    .filter((line) => /^\| \d/.test(line) && !/^\| \d+ \|/.test(line))
    .map((line) => line.split(' | ').map((cell) => cell.replace(/^\||\|$/g, '').trim()))
    .map(([number = '', level = '', about = '', state = '', proof = '']) => ({ number, level, about, state, proof }));

  it('has each requirement of levels 1 and 2 once, in order and with its level', () => {
    expect([LEVEL_1.length, LEVEL_2.length]).toEqual([70, 183]);
    const inOrder = [
      ...LEVEL_1.map((number) => ({ number, level: '1' })),
      ...LEVEL_2.map((number) => ({ number, level: '2' })),
    ].toSorted((a, b) => a.number.localeCompare(b.number, 'en', { numeric: true }));
    expect(rows.map(({ number, level }) => ({ number, level }))).toEqual(inOrder);
  });

  it('describes each requirement, with a proof or a reason', () => {
    const isProved = (proof: string): boolean => /`(?:src|tests|docs|package)[\w./-]*`/.test(proof);
    expect(
      rows.filter(({ about, state, proof }) => {
        if (about === '') return true;
        if (state === 'Met') return !isProved(proof);
        return !['Not met', 'Not applicable'].includes(state) || !/^because .{15,}/.test(proof);
      }),
    ).toEqual([]);
  });

  it('counts the states', () => {
    for (const state of ['Met', 'Not met', 'Not applicable']) {
      const counted = ['1', '2'].map(
        (level) => rows.filter((row) => row.state === state && row.level === level).length,
      );
      expect(ASVS).toContain(`| ${state} | ${counted.join(' | ')} |`);
    }
  });

  it('names files and tests that exist', () => {
    const files = [...ASVS.matchAll(/`((?:src|tests|docs)\/[\w./-]+|package\.json)`/g)].map(([, file = '']) => file);
    expect(files.length).toBeGreaterThan(200);
    expect([...new Set(files)].filter((file) => !existsSync(join(ROOT, file)))).toEqual([]);
    const named = namedTests(ASVS);
    expect(named.length).toBeGreaterThan(100);
    expect(named.filter(isMissing)).toEqual([]);
  });
});

describe('docs/security/inventories.md', () => {
  it('names files that exist', () => {
    const files = [...read('docs/security/inventories.md').matchAll(/`((?:src|tests)\/[\w./-]+)`/g)];
    expect(files.length).toBeGreaterThan(15);
    expect(files.map(([, file = '']) => file).filter((file) => !existsSync(join(ROOT, file)))).toEqual([]);
  });
});

describe('the server', () => {
  it('never derives a secret from predictable randomness', () => {
    const files = globSync('src/server/**/*.ts', { cwd: ROOT });
    const guessable = files.filter((file) => read(file).includes('Math.random'));
    // Waits for a lock, with jitter.
    expect(guessable).toEqual(['src/server/platform/db/cluster/data-lock.ts']);
  });
});
