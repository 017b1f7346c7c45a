import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { beforeAll, describe, expect, test } from 'vitest';
import { ensureBuilt } from '../../src/tools/build.ts';
import type { ChunkGraph } from '../../src/tools/client/chunk-graph.ts';
import { pageWeights, START_PAGES } from '../../src/tools/client/page-weight.ts';

const DIST = resolve(import.meta.dirname, '../../dist');

beforeAll(async () => {
  await ensureBuilt();
}, 60_000);

describe('what a cold visit downloads', () => {
  test.each(START_PAGES.map(({ path }) => path))('%s keeps its limits', (path) => {
    const page = pageWeights(DIST).find((candidate) => candidate.path === path);
    if (page === undefined) throw new Error(`${path} was not weighed.`);
    expect(page.scripts).toBeGreaterThan(60_000);
    expect(page.scripts).toBeLessThanOrEqual(page.scriptLimit);
    expect(page.styles).toBeGreaterThan(5_000);
    expect(page.styles).toBeLessThanOrEqual(page.styleLimit);
  });

  test('every start page names imports that exist', () => {
    const { imports }: ChunkGraph = JSON.parse(readFileSync(`${DIST}/chunks.json`, 'utf8'));
    const known = START_PAGES.flatMap((page) => page.imports.filter((request) => request.endsWith('.layout.tsx')));
    expect(known.filter((request) => imports[request] === undefined)).toEqual([]);
  });

  test('other users download no admin code', () => {
    const { initial, imports, sources }: ChunkGraph = JSON.parse(readFileSync(`${DIST}/chunks.json`, 'utf8'));
    const isAdmin = (source: string) => /\/views\/(admin\/|layouts\/admin)/.test(source);
    expect(Object.values(sources).flat().filter(isAdmin)).not.toEqual([]);
    const others = Object.entries(imports).filter(([request]) => !/admin/.test(request));
    const files = new Set([...initial, ...others.flatMap(([, chunk]) => chunk)]);
    expect([...files].flatMap((file) => sources[file] ?? []).filter(isAdmin)).toEqual([]);
  });
});

describe('the files cached for offline use', () => {
  const precachedFiles = (): string[] => {
    const worker = readFileSync(`${DIST}/client/service-worker.js`, 'utf8');
    const list = /^self\.PRECACHED_FILES=(\[.*\]);$/m.exec(worker)?.[1] ?? '[]';
    return (JSON.parse(list) as { url: string }[]).map(({ url }) => url.slice(1));
  };

  test('are those that students read, in every language, including late chunks', () => {
    const { imports, sources }: ChunkGraph = JSON.parse(readFileSync(`${DIST}/chunks.json`, 'utf8'));
    const files = new Set(precachedFiles());
    const screens = [
      './student/study/home/home.view.tsx',
      './student/study/note/note.view.tsx',
      './student/assessments/quiz/quiz.view.tsx',
    ];
    const parts = [
      './student/cards/review.view.tsx',
      '../compiled/de/study/note.generated.ts',
      './response-cache.ts',
      './typesetter.ts',
    ];
    for (const request of [...screens, ...parts]) {
      expect(imports[request]?.length, request).toBeGreaterThan(0);
      expect(
        imports[request]?.filter((file) => !files.has(file)),
        request,
      ).toEqual([]);
    }
    const others = /\/views\/(admin|teacher|development|front)\/|\/layouts\/admin/;
    expect([...files].filter((file) => (sources[file] ?? []).some((source) => others.test(source)))).toEqual([]);
    expect(files).toContain('index.html');
  });

  test('weigh no more than a few images', () => {
    const zipped = precachedFiles()
      .filter((name) => /\.(js|css)$/.test(name))
      .reduce((sum, name) => sum + gzipSync(readFileSync(`${DIST}/client/${name}`)).length, 0);
    expect(zipped).toBeGreaterThan(300_000);
    expect(zipped).toBeLessThanOrEqual(1_290_000);
  });
});
