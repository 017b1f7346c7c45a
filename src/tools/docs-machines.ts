import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { machineDocuments } from './machines/chart/documents.ts';
import { exploreComposition } from './machines/composition/explore-composition.ts';
import { COMPOSITION_PAGE, writeComposition } from './machines/composition/page.ts';

/**
 * `npm run docs:machines`: writes a page about every state machine in docs/machines with its chart, and one about all of
 * them together, and registers the charts for `/_machines`.
 */
const root = resolve(import.meta.dirname, '../..');
const files = await machineDocuments();
for (const [path, content] of files) {
  await mkdir(dirname(resolve(root, path)), { recursive: true });
  await writeFile(resolve(root, path), content);
}
await writeFile(resolve(root, COMPOSITION_PAGE), writeComposition(exploreComposition()));
console.log(`${files.size + 1} files written`);
