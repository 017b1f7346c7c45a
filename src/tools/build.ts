/** `npm run build`: builds the application into `dist`, unless it is up to date. */
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { chunkGraph } from './client/chunk-graph.ts';
import { writeIcons } from './client/icons.ts';
import { CLIENT_INPUTS, inputsDigest } from './client/inputs.ts';
import { precompress } from './client/precompress.ts';
import { writeServiceWorker } from './client/service-worker.ts';
import { startFiles } from './client/start-files.ts';
import { sheetsOf } from './client/style-rules.ts';

export type ClientBuild = {
  /** Folder of the files to serve. */
  readonly folder: string;
  /** Digest of the output: equal ids mean equal applications. */
  readonly buildId: string;
  /** False if the output on disk was already up to date. */
  readonly built: boolean;
};

const ROOT = resolve(import.meta.dirname, '../..');
const FOLDER = join(ROOT, 'dist/client');
const LATEST = join(FOLDER, 'builds/latest.json');
const MARK = join(ROOT, 'dist/.inputs');

/** The browser application, built if the output on disk is out of date. Takes about 3 s. */
export async function ensureBuilt(): Promise<ClientBuild> {
  // A build with pseudo-locales is replaced by the next one that doesn't request them.
  const inputs = `${inputsDigest(ROOT, CLIENT_INPUTS)}${process.env.PSEUDO_LOCALES ?? ''}`;
  if (existsSync(MARK) && existsSync(LATEST) && readFileSync(MARK, 'utf8') === inputs) {
    const { id }: { id: string } = JSON.parse(readFileSync(LATEST, 'utf8'));
    return { folder: FOLDER, buildId: id, built: false };
  }
  const buildId = await build();
  await writeFile(MARK, inputs);
  return { folder: FOLDER, buildId, built: true };
}

async function build(): Promise<string> {
  const { createRsbuild, loadConfig, logger } = await import('@rsbuild/core');
  logger.level = 'warn';
  const { content } = await loadConfig({ cwd: ROOT, loader: 'native' });
  const rsbuild = await createRsbuild({ cwd: ROOT, config: { ...content, mode: 'production' } });
  const { stats, close } = await rsbuild.build();
  await close();
  const web =
    stats !== undefined && 'stats' in stats
      ? stats.stats.find(({ compilation }) => compilation.name === 'web')
      : undefined;
  if (web === undefined) throw new Error('The build returned no statistics.');
  const buildId = outputDigest();
  await mkdir(join(FOLDER, 'builds'), { recursive: true });
  await writeFile(LATEST, `${JSON.stringify({ id: buildId })}\n`);
  const graph = chunkGraph(web);
  await writeFile(join(ROOT, 'dist/chunks.json'), JSON.stringify(graph, null, 1));
  const starts = startFiles(ROOT, graph);
  await writeFile(join(ROOT, 'dist/starts.json'), JSON.stringify(starts, null, 1));
  await writeFile(join(ROOT, 'dist/style-rules.json'), JSON.stringify(sheetsOf(FOLDER)));
  await writeIcons(FOLDER);
  writeServiceWorker({ dist: join(ROOT, 'dist'), graph, starts, buildId });
  await precompress(FOLDER);
  return buildId;
}

function outputDigest(): string {
  const digest = createHash('sha256');
  for (const name of globSync('**/*.{js,css,html,svg,woff2}', { cwd: FOLDER }).sort()) {
    digest.update(name).update(readFileSync(join(FOLDER, name)));
  }
  digest.update(readFileSync(join(FOLDER, '../worker/assets/service-worker.js')));
  return digest.digest('hex').slice(0, 16);
}

if (import.meta.main) {
  const started = performance.now();
  const { built, buildId } = await ensureBuilt();
  const seconds = ((performance.now() - started) / 1_000).toFixed(1);
  console.log(built ? `Built ${buildId} in ${seconds} s` : `Nothing to build: ${buildId} is up to date`);
}
