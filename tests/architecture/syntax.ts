import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseSync } from 'oxc-parser';
import { sourcePaths } from '../support/source-paths.ts';

const ROOT = resolve(import.meta.dirname, '../..');

export type Node = { readonly type: string } & Readonly<Record<string, unknown>>;

export const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

/** Every node below one, each with its ancestors, the nearest first. */
export function* nodesOf(value: unknown, within: readonly Node[] = []): Generator<readonly [Node, readonly Node[]]> {
  if (Array.isArray(value)) for (const entry of value) yield* nodesOf(entry, within);
  if (!isNode(value)) return;
  yield [value, within];
  for (const child of Object.values(value)) yield* nodesOf(child, [value, ...within]);
}

/** The name of a callee: `Error`, `console.warn`, `z.string`. */
export function calleeOf(node: Node): string {
  const { callee } = node;
  if (!isNode(callee)) return '';
  if (callee.type === 'Identifier') return String(callee.name);
  const [object, property] = [callee.object, callee.property];
  return isNode(object) && isNode(property) ? `${object.name}.${property.name}` : '';
}

/** The text of a string literal or a template, with `…` for interpolations; null for any other node. */
export function textOf(node: Node): string | null {
  if (node.type === 'Literal') return typeof node.value === 'string' ? node.value : null;
  if (node.type === 'JSXText') return String(node.value);
  if (node.type !== 'TemplateLiteral' || !Array.isArray(node.quasis)) return null;
  return node.quasis.map((quasi: { value: { cooked: string } }) => quasi.value.cooked).join('…');
}

/** A parsed source file with its comments, which the program does not contain. */
export type ParsedSource = Pick<ReturnType<typeof parseSync>, 'program' | 'comments'> & {
  readonly path: string;
  readonly text: string;
};

/** Parsed TypeScript of these folders of the project, by path from its root. */
export function programsUnder(...folders: readonly string[]): readonly ParsedSource[] {
  return folders.flatMap((folder) =>
    sourcePaths(folder)
      .filter((path) => /\.tsx?$/.test(path) && !path.includes('.generated.'))
      .map((path) => parsedSource(path, readFileSync(join(ROOT, path), 'utf8'))),
  );
}

/** A parsed text with its comments. */
export function parsedSource(path: string, text: string): ParsedSource {
  const { program, comments } = parseSync(path, text);
  return { path, text, program, comments };
}

/** A parsed text, for tests of the checks themselves. */
export const programOf = (path: string, text: string): unknown => parseSync(path, text).program;
