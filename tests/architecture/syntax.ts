import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseSync } from 'oxc-parser';
import { sourcePaths } from '../support/source-paths.ts';

const ROOT = resolve(import.meta.dirname, '../..');

export type Node = { readonly type: string } & Readonly<Record<string, unknown>>;

export const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

/** The nodes around a node, the nearest first. A list of links: an array for each of a million nodes takes minutes. */
export class Ancestors implements Iterable<Node> {
  static readonly none = new Ancestors(null, null);
  private readonly nearest: Node | null;
  private readonly others: Ancestors | null;

  constructor(nearest: Node | null, others: Ancestors | null) {
    this.nearest = nearest;
    this.others = others;
  }

  *[Symbol.iterator](): Generator<Node> {
    for (let at: Ancestors | null = this; at !== null && at.nearest !== null; at = at.others) yield at.nearest;
  }

  find(isMeant: (node: Node) => boolean): Node | undefined {
    for (const node of this) if (isMeant(node)) return node;
    return;
  }

  some(isMeant: (node: Node) => boolean): boolean {
    return this.find(isMeant) !== undefined;
  }
}

/** A node and every node below it in the order of the text, each with its ancestors. */
export function nodesOf(value: unknown): readonly (readonly [Node, Ancestors])[] {
  const found: (readonly [Node, Ancestors])[] = [];
  const waiting: (readonly [unknown, Ancestors])[] = [[value, Ancestors.none]];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const [at, within] = next;
    if (Array.isArray(at)) {
      for (const entry of at.toReversed()) waiting.push([entry, within]);
    } else if (isNode(at)) {
      found.push([at, within]);
      const around = new Ancestors(at, within);
      for (const child of Object.values(at).reverse())
        if (typeof child === 'object' && child !== null) waiting.push([child, around]);
    }
  }
  return found;
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

/** The files that have been parsed: several checks read the same ones. */
const parsed = new Map<string, ParsedSource>();

/** Parsed TypeScript of these folders of the project, by path from its root. */
export function programsUnder(...folders: readonly string[]): readonly ParsedSource[] {
  return folders.flatMap((folder) =>
    sourcePaths(folder)
      .filter((path) => /\.tsx?$/.test(path) && !path.includes('.generated.'))
      .map((path) => {
        const source = parsed.get(path) ?? parsedSource(path, readFileSync(join(ROOT, path), 'utf8'));
        parsed.set(path, source);
        return source;
      }),
  );
}

/** A parsed text with its comments. */
export function parsedSource(path: string, text: string): ParsedSource {
  const { program, comments } = parseSync(path, text);
  return { path, text, program, comments };
}

/** A parsed text, for tests of the checks themselves. */
export const programOf = (path: string, text: string): unknown => parseSync(path, text).program;
