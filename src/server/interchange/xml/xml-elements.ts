import { XmlBuilder } from './xml-builder.ts';
import type { XmlElement } from './xml-element.ts';
import type { XmlReading } from './xml-recovery.ts';

export type { XmlElement } from './xml-element.ts';

/**
 * The elements of a file at a depth, in order, while it is read. Throws `FileError` with line and column if it is not
 * well-formed, unless reading can be resumed; at once if its DOCTYPE declares anything.
 */
export function* xmlElements(chunks: Iterable<string>, reading: XmlReading): Generator<XmlElement> {
  const builder = new XmlBuilder(reading);
  for (const chunk of chunks) {
    builder.write(chunk);
    yield* builder.takeElement();
  }
  builder.finish();
  yield* builder.takeElement();
}

/** The root of a text in memory. Throws as `xmlElements` does. */
export function xmlRoot(text: string, reading: Pick<XmlReading, 'nameOf' | 'recovery'> = {}): XmlElement {
  const [root] = xmlElements([text], { ...reading, depth: 0 });
  return root as XmlElement;
}

/** The first child with a name; null if there is none. */
export function childOf(element: XmlElement | null, name: string): XmlElement | null {
  if (element === null) return null;
  for (const node of element.nodes) if (typeof node !== 'string' && node.name === name) return node;
  return null;
}

/** All children with a name. A loop, because most elements have none and this is called for each of them. */
export function childrenOf(element: XmlElement | null, name: string): XmlElement[] {
  const found: XmlElement[] = [];
  if (element === null) return found;
  for (const node of element.nodes) if (typeof node !== 'string' && node.name === name) found.push(node);
  return found;
}

/** The text content of an element, including its descendants. */
export function textIn(element: XmlElement | null): string {
  if (element === null) return '';
  const [only] = element.nodes;
  if (element.nodes.length === 1 && typeof only === 'string') return only;
  return element.nodes.map((node) => (typeof node === 'string' ? node : textIn(node))).join('');
}
