import type { Rspack } from '@rsbuild/core';

/** Which files of the build a start or a dynamic import brings: by entry, and by the request that imports. */
export type ChunkGraph = {
  readonly initial: readonly string[];
  readonly imports: Readonly<Record<string, readonly string[]>>;
};

/** Reads from the compiler's statistics what each dynamic import downloads. */
export function chunkGraph(stats: Rspack.Stats): ChunkGraph {
  const { chunks = [] } = stats.toJson({ all: false, chunks: true, chunkOrigins: true, ids: true, assets: true });
  const initial = chunks.filter((chunk) => chunk.initial).flatMap(({ files }) => files ?? []);
  const imports: Record<string, string[]> = {};
  for (const { origins = [], files } of chunks) {
    for (const request of new Set(origins.map((origin) => origin.request))) {
      imports[request] = [...(imports[request] ?? []), ...(files ?? [])];
    }
  }
  return { initial, imports };
}
