import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { ensureBuilt } from '../../src/tools/build.ts';
import type { ChunkGraph } from '../../src/tools/client/chunk-graph.ts';
import { START_PAGES } from '../../src/tools/client/page-weight.ts';

const DIST = resolve(import.meta.dirname, '../../dist');
/** Texts that only occur in the code for inspection. */
const MARKS = ['lectern.machines', 'machine-chart', 'stately.ai'];

test('no start page downloads the code for inspecting machines', { timeout: 60_000 }, async () => {
  await ensureBuilt();
  const { initial, imports }: ChunkGraph = JSON.parse(readFileSync(`${DIST}/chunks.json`, 'utf8'));
  const textOf = (file: string): string => readFileSync(`${DIST}/client/${file}`, 'utf8');
  const started = [...initial, ...START_PAGES.flatMap((page) => page.imports.flatMap((name) => imports[name] ?? []))];
  const scripts = globSync('assets/**/*.js', { cwd: `${DIST}/client` });
  for (const mark of MARKS) {
    expect(scripts.filter((file) => textOf(file).includes(mark))).not.toEqual([]);
    expect(started.filter((file) => textOf(file).includes(mark))).toEqual([]);
  }
});
