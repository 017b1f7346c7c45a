import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { machineDocuments } from './machines/chart/documents.ts';

/**
 * `npm run docs:machines`: draws a chart of every state machine in docs/machines, and registers the charts for
 * `/_machines`.
 */
const root = resolve(import.meta.dirname, '../..');
const files = await machineDocuments();
for (const [path, content] of files) {
  await mkdir(dirname(resolve(root, path)), { recursive: true });
  await writeFile(resolve(root, path), content);
}
console.log(`${files.size} files written`);
