import { parseSync } from 'oxc-parser';

/** The imports of a source file: the specifier, and whether only types are imported. */
export type Import = { readonly from: string; readonly typeOnly: boolean };

/** A file of the project, by its path from the root, with `/`, and its text. */
export type SourceFile = { readonly path: string; readonly text: string };

export type ParsedFile = SourceFile & {
  readonly imports: readonly Import[];
  /** Whether it re-exports another file's exports. */
  readonly reExports: boolean;
  /** Names of globals it uses that pure rules must not use. */
  readonly impurities: readonly string[];
};

const IMPURE = new Set([
  ...['window', 'document', 'navigator', 'location', 'fetch', 'localStorage', 'sessionStorage', 'XMLHttpRequest'],
  ...['setTimeout', 'setInterval', 'setImmediate', 'queueMicrotask', 'requestAnimationFrame', 'performance'],
  ...['process', 'Buffer', 'require', 'globalThis'],
]);
/** Pure except for these members. */
const IMPURE_MEMBERS = new Set(['Date.now', 'Math.random', 'crypto.randomUUID', 'crypto.getRandomValues']);

export function parseFile({ path, text }: SourceFile): ParsedFile {
  const { module, program, errors } = parseSync(path, text);
  if (errors.length > 0) throw new Error(`${path}: ${errors[0]?.message}`);
  const fromImports = module.staticImports.map(({ moduleRequest, entries, start }) => ({
    from: moduleRequest.value,
    typeOnly: text.startsWith('import type', start) || (entries.length > 0 && entries.every(({ isType }) => isType)),
  }));
  const exported = module.staticExports.flatMap(({ entries }) => entries);
  const fromExports = exported.flatMap(({ moduleRequest, isType }) =>
    moduleRequest === null || moduleRequest === undefined ? [] : [{ from: moduleRequest.value, typeOnly: isType }],
  );
  const dynamic = module.dynamicImports.flatMap(({ moduleRequest }) => {
    const literal = /^['"`]([^'"`$]+)['"`]$/.exec(text.slice(moduleRequest.start, moduleRequest.end));
    return literal?.[1] === undefined ? [] : [{ from: literal[1], typeOnly: false }];
  });
  return {
    path,
    text,
    imports: [...fromImports, ...fromExports, ...dynamic],
    reExports: fromExports.length > 0,
    impurities: [...new Set(impuritiesOf(program))],
  };
}

type Node = { readonly type: string } & Readonly<Record<string, unknown>>;

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

function* impuritiesOf(value: unknown): Generator<string> {
  if (Array.isArray(value)) for (const entry of value) yield* impuritiesOf(entry);
  if (!isNode(value)) return;
  if (value.type === 'Identifier' && IMPURE.has(String(value.name))) yield String(value.name);
  if (value.type === 'NewExpression' && nameOf(value.callee) === 'Date' && isEmpty(value.arguments)) yield 'new Date()';
  if (value.type === 'MemberExpression') {
    const member = `${nameOf(value.object)}.${nameOf(value.property)}`;
    if (IMPURE_MEMBERS.has(member)) yield member;
  }
  for (const [key, child] of Object.entries(value)) {
    // The name of a member, or of a property in a literal, is not a global.
    const onlyNames = (key === 'property' || key === 'key') && value.computed === false && value.shorthand !== true;
    if (!onlyNames) yield* impuritiesOf(child);
  }
}

const nameOf = (node: unknown): string => (isNode(node) && node.type === 'Identifier' ? String(node.name) : '');
const isEmpty = (list: unknown): boolean => Array.isArray(list) && list.length === 0;
