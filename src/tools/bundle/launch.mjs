// Runs a program of this archive: node launch.mjs FILE [ARGUMENT…]. Plain JavaScript, since an older Node reads nothing
// else, and without packages.
import { existsSync } from 'node:fs';
import module from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const LEAST_NODE = 24;

if (Number(process.versions.node.split('.')[0]) < LEAST_NODE) {
  process.stderr.write(
    `This is Node ${process.versions.node}, but Lectern needs Node ${LEAST_NODE} or later. Install it from https://nodejs.org or your system's packages, then run the command again.\n`,
  );
  process.exit(1);
}
const [file = ''] = process.argv.splice(2, 1);
const program = resolve(dirname(fileURLToPath(import.meta.url)), file);
if (!existsSync(program)) {
  process.stderr.write(`${program} is missing. Unpack the whole archive again.\n`);
  process.exit(1);
}
process.env.NODE_ENV ??= 'production';
module.enableCompileCache(join(tmpdir(), 'lectern-compile-cache'));
process.argv[1] = program;
await import(pathToFileURL(program).href);
