import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ChunkGraph } from './chunk-graph.ts';

/** Files that a visit downloads for its first view and layout, besides the initial ones. */
export type StartFiles = {
  readonly views: Readonly<Record<string, readonly string[]>>;
  readonly layouts: Readonly<Record<string, readonly string[]>>;
};

const IMPORTED = /^\s*(\w+): \(\) => import\((?:\/\*.*?\*\/ )?'([^']+)'\)/gm;

/** Reads the registries of views and layouts, and looks up the files of each import. */
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
