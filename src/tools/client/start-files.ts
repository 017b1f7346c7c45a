import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ChunkGraph } from './chunk-graph.ts';

/** By name of a view and by name of a layout, the files a visit that begins there downloads besides the first ones. */
export type StartFiles = {
  readonly views: Readonly<Record<string, readonly string[]>>;
  readonly layouts: Readonly<Record<string, readonly string[]>>;
};

const IMPORTED = /^\s*(\w+): \(\) => import\((?:\/\*.*?\*\/ )?'([^']+)'\)/gm;

/** Reads the registries of views and layouts, which name each file once, and looks up what its import brings. */
export function startFiles(root: string, { imports }: ChunkGraph): StartFiles {
  const filesOf = (registry: string): Record<string, readonly string[]> =>
    Object.fromEntries(
      [...readFileSync(join(root, registry), 'utf8').matchAll(IMPORTED)].map(([, name = '', request = '']) => [
        name,
        imports[request] ?? [],
      ]),
    );
  return { views: filesOf('src/views/index.ts'), layouts: filesOf('src/views/layouts/index.ts') };
}
