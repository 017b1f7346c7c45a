import { globSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const COMPRESSIBLE = '**/*.{js,css,html,svg,json,txt}';
/** Below this size, compression saves nothing. */
const SMALLEST_BYTES = 1_000;

const toGzip = promisify(gzip);
const toBrotli = promisify(brotliCompress);

async function compress(path: string): Promise<void> {
  const content = await readFile(path);
  if (content.length < SMALLEST_BYTES) return;
  const [gz, br] = await Promise.all([
    toGzip(content, { level: constants.Z_BEST_COMPRESSION }),
    toBrotli(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
  ]);
  await Promise.all([writeFile(`${path}.gz`, gz), writeFile(`${path}.br`, br)]);
}

/** Writes `NAME.gz` and `NAME.br` next to every text file in a folder, at the highest level. */
export async function precompress(folder: string): Promise<void> {
  const waiting = globSync(COMPRESSIBLE, { cwd: folder }).map((name) => `${folder}/${name}`);
  const workers = Array.from({ length: availableParallelism() }, async () => {
    for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) await compress(path);
  });
  await Promise.all(workers);
}
