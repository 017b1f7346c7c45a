import { SaxesParser } from 'saxes';
import { FileError } from '../interchange-item.ts';

/** An element and what stands in it, in order. Names are without their prefix. */
export type XmlElement = {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly nodes: (XmlElement | string)[];
  readonly line: number;
  readonly column: number;
};

/** Deeper than any file that a program wrote. */
const DEPTH_MAX = 200;
/** Text of one element that is given out, in characters: pictures stand in it as base64. */
const ELEMENT_MAX_CHARS = 60_000_000;
const PROLOG_MAX_CHARS = 65_536;

export type XmlReading = {
  /** Elements at this depth are given out whole; 0 is the root. */
  readonly depth: number;
  /** Hears of the root as it opens. */
  readonly onRoot?: (root: Pick<XmlElement, 'name' | 'attributes'>) => void;
};

/**
 * The elements of a file at a depth, one after the other, as it is read. Throws `FileError` with line and column where
 * it is not well-formed; at once where it has a DOCTYPE, whatever that says.
 */
export function* xmlElements(chunks: Iterable<string>, { depth, onRoot }: XmlReading): Generator<XmlElement> {
  const found: XmlElement[] = [];
  const open: XmlElement[] = [];
  let level = 0;
  let chars = 0;
  const parser = new SaxesParser({ xmlns: false });
  const fail = (reason: string): never => {
    throw new FileError(`line ${parser.line}, column ${parser.column + 1}: ${reason}`);
  };
  const write = (text: string): void => {
    const top = open[open.length - 1];
    if (top === undefined) return;
    chars += text.length;
    if (chars > ELEMENT_MAX_CHARS) fail('an element is larger than any that is read');
    top.nodes.push(text);
  };
  parser.on('error', (error) => fail(error.message.replace(/^.*?\d+:\d+: /, '')));
  parser.on('doctype', () => fail(NO_DOCTYPE));
  parser.on('opentag', ({ name, attributes }) => {
    if (level === 0) onRoot?.({ name: localName(name), attributes });
    if (level > DEPTH_MAX) fail(`elements stand more than ${DEPTH_MAX} deep in one another`);
    if (level >= depth) {
      const element = { name: localName(name), attributes, nodes: [], line: parser.line, column: parser.column };
      open[open.length - 1]?.nodes.push(element);
      open.push(element);
    }
    level += 1;
  });
  parser.on('text', write);
  parser.on('cdata', write);
  parser.on('closetag', () => {
    level -= 1;
    if (level < depth) return;
    const closed = open.pop();
    if (level > depth || closed === undefined) return;
    found.push(closed);
    chars = 0;
  });

  let head: string | null = '';
  for (const chunk of chunks) {
    if (head !== null) {
      head += chunk;
      // Nothing is parsed before it is plain that no DOCTYPE comes: it stands before the first element.
      if (!/<[A-Za-z_]/.test(head) && head.length < PROLOG_MAX_CHARS) continue;
      refuseDoctype(head);
      parser.write(head);
      head = null;
    } else parser.write(chunk);
    yield* found.splice(0);
  }
  if (head !== null) {
    refuseDoctype(head);
    parser.write(head);
  }
  parser.close();
  yield* found.splice(0);
}

const NO_DOCTYPE = 'it has a DOCTYPE, which is not taken';

function refuseDoctype(head: string): void {
  const first = /<[A-Za-z_]/.exec(head)?.index ?? head.length;
  if (/<!DOCTYPE/i.test(head.slice(0, first))) throw new FileError(NO_DOCTYPE);
}

const localName = (name: string): string => {
  const colon = name.indexOf(':');
  return colon === -1 ? name : name.slice(colon + 1);
};

/** The first child of a name; null where there is none. */
export function childOf(element: XmlElement | null, name: string): XmlElement | null {
  if (element === null) return null;
  for (const node of element.nodes) if (typeof node !== 'string' && node.name === name) return node;
  return null;
}

export const childrenOf = (element: XmlElement | null, name: string): XmlElement[] =>
  element === null
    ? []
    : element.nodes.filter((node): node is XmlElement => typeof node !== 'string' && node.name === name);

/** What stands in an element as text, that of its children too. */
export function textIn(element: XmlElement | null): string {
  if (element === null) return '';
  const [only] = element.nodes;
  if (element.nodes.length === 1 && typeof only === 'string') return only;
  return element.nodes.map((node) => (typeof node === 'string' ? node : textIn(node))).join('');
}
