/**
 * `npm run docs:site`: builds the documentation site in `dist/docs` from the documents in `docs`, with search and a
 * reference of the API. It fails if a link leads nowhere. `-- --serve` shows it at http://localhost:4173.
 */
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { runProgram } from '../test/vitest.tally.ts';
import { apiReference } from './api-reference.ts';
import { sitePage } from './site-page.ts';

const ROOT = resolve(import.meta.dirname, '../../..');
const DOCUMENTS = join(ROOT, 'docs');
const STAGE = join(ROOT, 'dist/docs-source');
const PROGRAM = join(import.meta.dirname, 'node_modules/.bin/vitepress');

rmSync(STAGE, { recursive: true, force: true });
await cp(DOCUMENTS, STAGE, { recursive: true });
const write = (path: string, text: string): void => {
  mkdirSync(dirname(join(STAGE, path)), { recursive: true });
  writeFileSync(join(STAGE, path), text);
};
const documents = globSync('**/*.md', { cwd: DOCUMENTS });
const pages = new Set([...documents, 'contributing.md']);
for (const path of documents) write(path, sitePage(path, readFileSync(join(DOCUMENTS, path), 'utf8'), pages));
const contributing = readFileSync(join(ROOT, '.github/CONTRIBUTING.md'), 'utf8').replaceAll('](../docs/', '](');
write('contributing.md', sitePage('contributing.md', contributing, pages));
write('reference/api.md', apiReference(readFileSync(join(ROOT, 'src/api/schema.graphql'), 'utf8')));

write('.vitepress/config.mjs', readFileSync(join(import.meta.dirname, 'site.config.mjs'), 'utf8'));

const status = await runProgram(PROGRAM, ['build', STAGE]);
if (status === 0 && process.argv.includes('--serve')) process.exitCode = await runProgram(PROGRAM, ['serve', STAGE]);
else process.exitCode = status;
