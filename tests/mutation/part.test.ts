import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';

/*
 * The test folders of a part in one file: starting a worker for each of their files takes longer than running most of
 * them, and every mutant would pay for it.
 */
const root = resolve(import.meta.dirname, '../..');
const folders = (process.env.MUTATION_TESTS ?? '').split(',').filter((path) => path.endsWith('/'));
for (const file of folders.flatMap((folder) => globSync(`${folder}**/*.test.ts`, { cwd: root })).toSorted()) {
  // Each in its own scope: a file's hooks don't apply to other files.
  describe(file, async () => {
    await import(resolve(root, file));
  });
}
// Without any test Stryker would write no report.
if (folders.length === 0) test('no tests are given', () => expect(process.env.MUTATION_TESTS).toBe(''));
