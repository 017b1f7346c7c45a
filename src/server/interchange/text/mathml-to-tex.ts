import { ownEntry } from '#domain/platform/own-entry.ts';
import { decodeEntities } from './html-entities.ts';
import { attribute, type HtmlToken } from './html-tokens.ts';
import { withSingleBlanks } from './markdown-blanks.ts';
import { BOUNDED, characters, nameOf, OVER, words } from './mathml-symbols.ts';

type Node = { readonly name: string; readonly attributes: string; readonly inside: Node[]; text: string };

const DEPTH_MAX = 100;
/** There is no TeX for it. */
class NoTex extends Error {}

/**
 * Presentation MathML as TeX, from the tags and texts between `<math>` and `</math>`. Null if it contains something
 * without an equivalent in TeX, or content MathML.
 */
export function mathmlToTex(tokens: readonly HtmlToken[]): string | null {
  try {
    const tex = row(treeOf(tokens)).replace(/\s+/g, ' ').trim();
    return tex === '' ? null : tex;
  } catch (error) {
    if (error instanceof NoTex) return null;
    throw error;
  }
}

function treeOf(tokens: readonly HtmlToken[]): readonly Node[] {
  const root: Node = { name: '', attributes: '', inside: [], text: '' };
  const open = [root];
  for (const token of tokens) {
    const top = open[open.length - 1] ?? root;
    if (token.kind === 'text') top.text += token.text;
    else if (token.kind === 'open') {
      const name = token.name.replace(/^\w+:/, '');
      const node: Node = { name, attributes: token.attributes, inside: [], text: '' };
      top.inside.push(node);
      if (!token.attributes.endsWith('/')) open.push(node);
      if (open.length > DEPTH_MAX) throw new NoTex();
    } else if (top.name === token.name.replace(/^\w+:/, '')) open.pop();
    else throw new NoTex();
  }
  if (open.length > 1) throw new NoTex();
  return root.inside;
}

const row = (nodes: readonly Node[]): string => nodes.map(tex).join('');
const textOf = ({ text }: Node): string => withSingleBlanks(decodeEntities(text)).trim();

/** The nth child of an element with fixed positions, in braces. */
const part = (node: Node, at: number): string => {
  const found = node.inside[at];
  if (found === undefined) throw new NoTex();
  return `{${tex(found)}}`;
};

/**
 * The base of an index: a single character unchanged, anything else in braces. Each part is written once, whatever the
 * depth.
 */
const base = (node: Node): string => based(part(node, 0));
const based = (braced: string): string => {
  const base = braced.slice(1, -1);
  return /^(?:\w|\\[a-z]+ ?)$/i.test(base) ? base : braced;
};

function tex(node: Node): string {
  const write = ownEntry(WRITERS, node.name);
  if (write === undefined) throw new NoTex();
  return write(node);
}

type Writer = (node: Node) => string;
const inside: Writer = ({ inside: nodes }) => row(nodes);
const empty: Writer = () => '';

const WRITERS = {
  mi: (node) => nameOf(textOf(node)),
  mn: (node) => characters(textOf(node)),
  mo: (node) => characters(textOf(node)),
  mtext: (node) => words(withSingleBlanks(decodeEntities(node.text))),
  ms: (node) => words(textOf(node)),
  mrow: inside,
  mstyle: inside,
  mpadded: inside,
  merror: inside,
  maction: (node) => part(node, 0),
  mspace: () => '\\ ',
  mphantom: empty,
  maligngroup: empty,
  malignmark: empty,
  none: empty,
  mfrac: (node) =>
    /linethickness\s*=\s*["']?0/.test(node.attributes)
      ? `\\binom${part(node, 0)}${part(node, 1)}`
      : `\\frac${part(node, 0)}${part(node, 1)}`,
  msqrt: (node) => `\\sqrt{${row(node.inside)}}`,
  mroot: (node) => `\\sqrt[${part(node, 1)}]${part(node, 0)}`,
  msup: (node) => `${base(node)}^${part(node, 1)}`,
  msub: (node) => `${base(node)}_${part(node, 1)}`,
  msubsup: (node) => `${base(node)}_${part(node, 1)}^${part(node, 2)}`,
  munder: (node) => {
    const [base, under] = [part(node, 0), part(node, 1)];
    return isBounded(base) ? `${based(base)}_${under}` : `\\underset${under}${base}`;
  },
  mover: (node) => {
    const above = node.inside[1] === undefined ? undefined : OVER.get(textOf(node.inside[1]));
    const base = part(node, 0);
    if (above !== undefined) return `\\${above}${base}`;
    const over = part(node, 1);
    return isBounded(base) ? `${based(base)}^${over}` : `\\overset${over}${base}`;
  },
  munderover: (node) => {
    const [base, under, over] = [part(node, 0), part(node, 1), part(node, 2)];
    return isBounded(base) ? `${based(base)}_${under}^${over}` : `\\overset${over}{\\underset${under}${base}}`;
  },
  mfenced: fenced,
  mtable: ({ inside: rows }) => `\\begin{matrix}${rows.map(cells).join(' \\\\ ')}\\end{matrix}`,
  semantics,
} satisfies Readonly<Record<string, Writer>>;

const isBounded = (braced: string): boolean => BOUNDED.test(braced.slice(1, -1));

function fenced({ attributes, inside: nodes }: Node): string {
  const fence = (name: 'open' | 'close', usual: string): string =>
    characters(decodeEntities(attribute(attributes, name) ?? usual).trim()) || '.';
  const between = [...decodeEntities(attribute(attributes, 'separators') ?? ',').replace(/\s/g, '')];
  const parts = nodes.map((node, at) => {
    const sign = at === 0 ? '' : (between[Math.min(at, between.length) - 1] ?? '');
    return characters(sign) + tex(node);
  });
  return `\\left${fence('open', '(')}${parts.join('')}\\right${fence('close', ')')}`;
}

function cells({ name, inside: nodes }: Node): string {
  if (name !== 'mtr') throw new NoTex();
  return nodes.map((node) => row(node.inside)).join(' & ');
}

/** TeX without its delimiters as part of a text. */
const bare = (written: string): string =>
  (/^\\\[([\s\S]*)\\\]$/.exec(written)?.[1] ?? /^\\\(([\s\S]*)\\\)$/.exec(written)?.[1] ?? written).replace(
    /(?<!\\)\$/g,
    '',
  );

/** The presentation of a formula; if it has no TeX, the TeX in its annotation. */
function semantics({ inside: nodes }: Node): string {
  const [shown] = nodes;
  if (shown === undefined) throw new NoTex();
  const written = nodes.find(
    ({ name, attributes }) => name === 'annotation' && /tex/i.test(attribute(attributes, 'encoding') ?? ''),
  );
  if (written === undefined) return tex(shown);
  try {
    return tex(shown);
  } catch (error) {
    // It may use commands that its author defined.
    if (error instanceof NoTex) return bare(textOf(written));
    throw error;
  }
}
