import type { Rspack } from '@rsbuild/core';

/** The files that an entry or a dynamic import downloads. */
export type ChunkGraph = {
  readonly initial: readonly string[];
  /** Every file of the output. */
  readonly assets: readonly string[];
  readonly imports: Readonly<Record<string, readonly string[]>>;
  /** Every dynamic import, and all files it downloads. */
  readonly dynamic: readonly { readonly from: string; readonly files: readonly string[] }[];
  /** The product's own sources in each output file, as `./src/…` or `./machines/…`. */
  readonly sources: Readonly<Record<string, readonly string[]>>;
};

const OWN_SOURCE = /^\.\/(src|machines)\/[^ ]+/;

/** Names of a module and of those concatenated into it. */
const namesIn = ({ name, modules = [] }: Rspack.StatsModule): string[] => [name ?? '', ...modules.flatMap(namesIn)];

/** Reads from the compiler's statistics what each dynamic import downloads. */
export function chunkGraph(stats: Rspack.Stats): ChunkGraph {
  const { chunks = [], assets = [] } = stats.toJson({
    all: false,
    assets: true,
    chunks: true,
    chunkModules: true,
    chunkOrigins: true,
    ids: true,
    modules: true,
    nestedModules: true,
    // Including modules that were concatenated into others.
    cachedModules: true,
    dependentModules: true,
    orphanModules: true,
  });
  const initial = chunks.filter((chunk) => chunk.initial).flatMap(({ files }) => files ?? []);
  const imports: Record<string, string[]> = {};
  const sources: Record<string, string[]> = {};
  const dynamic = new Map<string, { readonly from: string; readonly files: string[] }>();
  for (const { origins = [], files = [], modules = [] } of chunks) {
    for (const request of new Set(origins.map((origin) => origin.request))) {
      imports[request] = [...(imports[request] ?? []), ...(files ?? [])];
    }
    for (const { moduleName = '', request } of origins) {
      const from = OWN_SOURCE.exec(moduleName)?.[0];
      if (from === undefined) continue;
      const found = dynamic.get(`${from} ${request}`) ?? { from, files: [] };
      dynamic.set(`${from} ${request}`, found);
      found.files.push(...files);
    }
    const names = modules.flatMap(namesIn).map((name) => OWN_SOURCE.exec(name)?.[0]);
    const own = [...new Set(names.filter((name) => name !== undefined))];
    for (const file of files) if (file.endsWith('.js')) sources[file] = own;
  }
  return { initial, imports, assets: assets.map(({ name }) => name), dynamic: [...dynamic.values()], sources };
}
