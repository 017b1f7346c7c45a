import { FileError } from '../questions/interchange-question.ts';
import { XmlBuilder } from './xml-builder.ts';
import type { XmlProblem } from './xml-characters.ts';
import type { XmlRecovery } from './xml-recovery.ts';

/** An element and what stands in it, in order. Names are without their prefix. */
export type XmlElement = {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly nodes: (XmlElement | string)[];
  readonly line: number;
  readonly column: number;
};

export type XmlReading = {
  /** Elements at this depth are given out whole; 0 is the root. */
  readonly depth: number;
  /** Hears of the root as it opens. */
  readonly onRoot?: (root: Pick<XmlElement, 'name' | 'attributes'>) => void;
  /** What elements are called that are given out; left out: as they are written. */
  readonly nameOf?: (written: string) => string;
  /** How a damaged file is read on; left out: it is refused. */
  readonly recovery?: XmlRecovery;
};

/**
 * The elements of a file at a depth, one after the other, as it is read. Throws `FileError` with line and column where
 * it is not well-formed, unless it can be read on; at once where its DOCTYPE declares anything.
 */
export function* xmlElements(chunks: Iterable<string>, reading: XmlReading): Generator<XmlElement> {
  const builder = new XmlBuilder(reading);
  for (const chunk of chunks) {
    builder.write(chunk);
    yield* builder.takeFound();
  }
  builder.finish();
  yield* builder.takeFound();
}

/** The root of a text that is all there. Throws as `xmlElements` does. */
export function xmlRoot(text: string, reading: Pick<XmlReading, 'nameOf' | 'recovery'> = {}): XmlElement {
  const [root] = xmlElements([text], { ...reading, depth: 0 });
  return root as XmlElement;
}

/** The refusal of a file that stops being XML at a place. */
export const xmlError = (
  { fault, found }: XmlProblem,
  { line, column }: { readonly line: number; readonly column: number },
): FileError => new FileError({ code: 'xmlDamaged', file: null, line, column, fault, found });

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
