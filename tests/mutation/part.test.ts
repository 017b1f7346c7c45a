import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';

/*
 * The folders of tests that a part names, as one file: a worker for each of their files takes longer to start than most
 * of them take to run, and every mutant would pay for it.
 */
const root = resolve(import.meta.dirname, '../..');
const folders = (process.env.MUTATION_TESTS ?? '').split(',').filter((place) => place.endsWith('/'));
for (const file of folders.flatMap((folder) => globSync(`${folder}**/*.test.ts`, { cwd: root })).toSorted()) {
  // Each by itself: what a file does before and after its tests it does for no other's.
  describe(file, async () => {
    await import(resolve(root, file));
  });
}
// Without any test Stryker would write no report, and leave uncounted what none meets.
if (folders.length === 0) test('no tests are named', () => expect(process.env.MUTATION_TESTS).toBe(''));
