import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { constants, gzipSync } from 'node:zlib';
import type { ChunkGraph } from './chunk-graph.ts';

/** A start page: its layout and view, as `views/index.ts` and similar modules import them. */
type StartPage = {
  readonly path: string;
  readonly imports: readonly string[];
  /** Bytes, gzip -9. */
  readonly scriptLimit: number;
  readonly styleLimit: number;
};

export type PageWeight = StartPage & { readonly scripts: number; readonly styles: number; readonly fonts: number };

const kB = 1_000;

/** Limits: style sheets 28 kB on the sign-in page and on public pages, 60 kB elsewhere; scripts per page. */
export const START_PAGES: readonly StartPage[] = [
  // Pages for buying and trying out are readable before any script runs, so their scripts may be a little larger. Home
  // checks the session, which needs the library of schemas.
  {
    path: '/',
    imports: ['./none.layout.tsx', './public/site/front.view.tsx'],
    scriptLimit: 159.5 * kB,
    styleLimit: 28 * kB,
  },
  {
    path: '/login',
    imports: ['./auth.layout.tsx', './shared/access/login.view.tsx'],
    scriptLimit: 155 * kB,
    styleLimit: 28 * kB,
  },
  {
    path: '/register',
    imports: ['./auth.layout.tsx', './shared/access/register.view.tsx'],
    scriptLimit: 155 * kB,
    styleLimit: 28 * kB,
  },
  {
    path: '/pricing',
    imports: ['./front.layout.tsx', './public/billing/pricing/pricing.view.tsx'],
    scriptLimit: 162 * kB,
    styleLimit: 28 * kB,
  },
  {
    path: '/home',
    // A session is checked before home is shown.
    imports: ['./default.layout.tsx', './student/study/home/home.view.tsx', '#domain/access/session-user.schema.ts'],
    scriptLimit: 190 * kB,
    styleLimit: 60 * kB,
  },
];

/** Font faces that every page downloads: those of the basic characters. */
const FIRST_FACE = /url\([^)]*?([\w-]+-latin-wght-normal\.\w+\.woff2)[^}]*unicode-range:U\+20-7E/g;

/** Files that a cold visit downloads. A view that does not exist yet has none. */
const filesOf = ({ initial, imports }: ChunkGraph, page: StartPage): Set<string> =>
  new Set([...initial, ...page.imports.flatMap((request) => imports[request] ?? [])]);

/** Download size of each start page on a cold visit, gzip -9. */
export function pageWeights(dist: string): PageWeight[] {
  const graph: ChunkGraph = JSON.parse(readFileSync(join(dist, 'chunks.json'), 'utf8'));
  const zipped = (name: string): number =>
    gzipSync(readFileSync(join(dist, 'client', name)), { level: constants.Z_BEST_COMPRESSION }).length;
  const total = (files: Iterable<string>, isIncluded: (name: string) => boolean, size = zipped): number =>
    [...files].filter(isIncluded).reduce((sum, name) => sum + size(name), 0);
  const text = (name: string): string => readFileSync(join(dist, 'client', name), 'utf8');
  const faces = [...graph.initial]
    .filter((name) => name.endsWith('.css'))
    .flatMap((name) => [...text(name).matchAll(FIRST_FACE)].map(([, face = '']) => join('assets', face)));
  const fonts = total(
    faces,
    () => true,
    (name) => readFileSync(join(dist, 'client', name)).length,
  );
  return START_PAGES.map((page) => {
    const files = filesOf(graph, page);
    return {
      ...page,
      scripts: total(files, (name) => name.endsWith('.js')),
      styles: total(files, (name) => name.endsWith('.css')),
      fonts,
    };
  });
}
