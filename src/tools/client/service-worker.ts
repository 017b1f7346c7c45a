import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROUTES } from '#routes/table.ts';
import type { ChunkGraph } from './chunk-graph.ts';
import { offlineFiles } from './offline-files.ts';
import type { StartFiles } from './start-files.ts';

type Parts = {
  /** Folder of all outputs. */
  readonly dist: string;
  readonly graph: ChunkGraph;
  readonly starts: StartFiles;
  readonly buildId: string;
};

/** Areas for studying and signing in; all others need the network. */
const VIEWS = ROUTES.filter(
  ({ area, access, id }) =>
    id === 'login' || (access === 'member' && area !== 'teacher' && area !== 'admin' && id !== 'checkout'),
).map(({ view }) => view);
const LAYOUTS = ['none', 'default', 'plain', 'shorts', 'auth'];

/** Files with a hash in their names, which never change. */
const isHashed = (name: string): boolean => /\.[0-9a-f]{6}\.\w+$/.test(name);

/**
 * Writes the service worker next to the application: the list of precached files, followed by the compiled worker. A
 * build with any other file has another list, and so another worker, by which browsers detect it.
 */
export function writeServiceWorker({ dist, graph, starts, buildId }: Parts): void {
  const names = [
    'index.html',
    'appearance.js',
    'favicon.svg',
    ...offlineFiles(graph, starts, { views: VIEWS, layouts: LAYOUTS }),
  ];
  const digest = (name: string): string =>
    createHash('sha256')
      .update(readFileSync(join(dist, 'client', name)))
      .digest('base64');
  const files = [
    ...names.map((name) => ({
      url: `/${name}`,
      revision: isHashed(name) ? null : digest(name).slice(0, 16),
      // A file that a proxy, or another user of a shared computer, has replaced is not run.
      integrity: `sha256-${digest(name)}`,
    })),
    // The settings with which a page starts that no server has rendered; requested again with each build.
    { url: '/config.json', revision: buildId },
  ];
  const worker = readFileSync(join(dist, 'worker/assets/service-worker.js'), 'utf8');
  writeFileSync(join(dist, 'client/service-worker.js'), `self.PRECACHED_FILES=${JSON.stringify(files)};\n${worker}`);
}
