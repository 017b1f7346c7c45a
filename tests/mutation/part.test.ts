import { globSync } from 'node:fs';
import { resolve } from 'node:path';

/*
 * The folders of tests that a part names, as one file: a worker for each of their files takes longer to start than most
 * of them take to run, and every mutant would pay for it.
 */
const root = resolve(import.meta.dirname, '../..');
const folders = (process.env.MUTATION_TESTS ?? '').split(',').filter((place) => place.endsWith('/'));
for (const file of folders.flatMap((folder) => globSync(`${folder}**/*.test.ts`, { cwd: root })).toSorted()) {
  await import(resolve(root, file));
}
