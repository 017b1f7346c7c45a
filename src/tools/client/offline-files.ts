import { basename } from 'node:path';
import type { ChunkGraph } from './chunk-graph.ts';
import type { StartFiles } from './start-files.ts';

/** Modules that import each screen by name: files reached only from there are chosen by name. */
const REGISTRIES = ['./src/views/index.ts', './src/views/layouts/index.ts'];
/**
 * Never needed offline, although a cached file imports them: home and the account page are shared by all roles, and an
 * admin who helps a user needs a connection, as exports do.
 */
const LEFT_OUT =
  /inspection|\/development\/|\/views\/(teacher|admin)\/|\/views\/shared\/interchange\/|\/access\/(api-tokens|factors)\/|\/users\/support\//;
const LATIN_FACE = /source-(serif-4|sans-3)-latin-wght/;

type OfflineScreens = { readonly views: readonly string[]; readonly layouts: readonly string[] };

/**
 * The files that these screens need, with every chunk that they may download later: all files that a device needs
 * before it goes offline.
 */
export function offlineFiles(graph: ChunkGraph, starts: StartFiles, { views, layouts }: OfflineScreens): string[] {
  const files = new Set<string>([
    ...graph.initial,
    ...layouts.flatMap((name) => starts.layouts[name] ?? []),
    ...views.flatMap((name) => starts.views[name] ?? []),
  ]);
  // Iterating a set includes elements added meanwhile.
  for (const file of files) {
    const sources = new Set(graph.sources[file]);
    for (const { from, files: dynamicFiles } of graph.dynamic) {
      if (!sources.has(from) || REGISTRIES.includes(from)) continue;
      const isExcluded = dynamicFiles.some((name) =>
        (graph.sources[name] ?? []).some((source) => LEFT_OUT.test(source)),
      );
      if (!isExcluded) for (const name of dynamicFiles) files.add(name);
    }
  }
  return [...files, ...graph.assets.filter((name) => LATIN_FACE.test(basename(name ?? '')))].sort();
}
