import { existsSync, globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

const ROOT = resolve(import.meta.dirname, '../..');
const PROMISES = readFileSync(join(ROOT, 'docs/security.md'), 'utf8');

/** `tests/FILE`: name of a test, as the tables of docs/security.md have it. */
const named = [...PROMISES.matchAll(/`(tests\/[\w./-]+)`: ([^|<\n]+)/g)].map(([, file = '', name = '']) => ({
  file,
  name: name.trim(),
}));

describe('docs/security.md', () => {
  it('names tests that exist', () => {
    expect(named.length).toBeGreaterThan(60);
    const missing = named.filter(({ file, name }) => {
      const path = join(ROOT, file);
      if (!existsSync(path)) return true;
      const source = readFileSync(path, 'utf8');
      return !["'", '`'].some((quote) => source.includes(`${quote}${name}`));
    });
    expect(missing).toEqual([]);
  });

  it('has a test for every requirement', () => {
    const rows = PROMISES.split('\n').filter((line) => /^\| (?!requirement|-)/.test(line));
    expect(rows.length).toBeGreaterThan(50);
    expect(rows.filter((row) => !row.includes('`tests/'))).toEqual([]);
  });
});

describe('the server', () => {
  it('draws no secret from chance that can be foretold', () => {
    const files = globSync('src/server/**/*.ts', { cwd: ROOT });
    const guessable = files.filter((file) => readFileSync(join(ROOT, file), 'utf8').includes('Math.random'));
    // Waits for a lock, at moments that others do not wait at.
    expect(guessable).toEqual(['src/server/db/data-lock.ts']);
  });
});
