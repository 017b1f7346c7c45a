import { FileError } from '../questions/interchange-question.ts';
import { type XmlListener, XmlParser } from './xml.parser.ts';
import type { XmlProblem } from './xml-characters.ts';
import type { XmlAttributes } from './xml-tag.ts';

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

export type XmlReading = {
  /** Elements at this depth are given out whole; 0 is the root. */
  readonly depth: number;
  /** Hears of the root as it opens. */
  readonly onRoot?: (root: Pick<XmlElement, 'name' | 'attributes'>) => void;
  /** What elements are called that are given out; left out: as they are written. */
  readonly nameOf?: (written: string) => string;
};

/**
 * The elements of a file at a depth, one after the other, as it is read. Throws `FileError` with line and column where
 * it is not well-formed; at once where its DOCTYPE declares anything.
 */
export function* xmlElements(chunks: Iterable<string>, reading: XmlReading): Generator<XmlElement> {
  const builder = new Builder(reading);
  for (const chunk of chunks) {
    builder.parser.write(chunk);
    if (builder.found.length > 0) yield* builder.found.splice(0);
  }
  builder.parser.close();
  yield* builder.found.splice(0);
}

/** The root of a text that is all there. Throws as `xmlElements` does. */
export function xmlRoot(text: string, reading: Pick<XmlReading, 'nameOf'> = {}): XmlElement {
  const builder = new Builder({ ...reading, depth: 0 });
  builder.parser.write(text);
  builder.parser.close();
  return builder.found[0] as XmlElement;
}

/** The refusal of a file that stops being XML at a place. */
export const xmlError = (
  { fault, found }: XmlProblem,
  { line, column }: { readonly line: number; readonly column: number },
): FileError => new FileError({ code: 'xmlDamaged', file: null, line, column, fault, found });

/** Makes elements of what the parser tells, from a depth on. */
class Builder implements XmlListener {
  readonly found: XmlElement[] = [];
  readonly parser: XmlParser;
  readonly #reading: XmlReading;
  readonly #open: XmlElement[] = [];
  #top: XmlElement | null = null;
  #level = 0;
  #chars = 0;

  constructor(reading: XmlReading) {
    this.#reading = reading;
    this.parser = new XmlParser(this, (problem) => this.#fail(problem));
  }

  #fail(problem: XmlProblem): never {
    throw xmlError(problem, this.parser.place);
  }

  open(name: string, attributes: XmlAttributes): void {
    const level = this.#level;
    this.#level += 1;
    if (level === 0) this.#reading.onRoot?.({ name, attributes });
    if (level > DEPTH_MAX) this.#fail({ fault: 'tooDeep', found: `<${name}>` });
    if (level < this.#reading.depth) return;
    const { line, column } = this.parser.place;
    const element = { name: this.#reading.nameOf?.(name) ?? name, attributes, nodes: [], line, column };
    if (this.#top !== null) {
      this.#top.nodes.push(element);
      this.#open.push(this.#top);
    }
    this.#top = element;
  }

  text(text: string): void {
    if (this.#top === null) return;
    this.#chars += text.length;
    if (this.#chars > ELEMENT_MAX_CHARS) this.#fail({ fault: 'tooLarge', found: `<${this.#top.name}>` });
    this.#top.nodes.push(text);
  }

  close(): void {
    this.#level -= 1;
    if (this.#top === null) return;
    const outer = this.#open.pop() ?? null;
    if (outer === null) {
      this.found.push(this.#top);
      this.#chars = 0;
    }
    this.#top = outer;
  }
}

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
