import type { XmlElement } from '../xml/xml-elements.ts';

/**
 * The name of an element in QTI 2, which is used from parsing on: `simpleChoice`, also where QTI 3 writes
 * `qti-simple-choice`. Elements that are not QTI, such as `p` or `strong`, keep their names.
 */
export const qtiName = (name: string): string => {
  if (!name.startsWith('qti-')) return name;
  const known = NAMES.get(name);
  if (known !== undefined) return known;
  const plain = camel(name.slice(4));
  // A copy, so that the name does not retain the whole input text.
  if (NAMES.size < NAMES_MAX) NAMES.set(Buffer.from(name, 'utf16le').toString('utf16le'), plain);
  return plain;
};

/** Prefix of the blanks that Lectern wrote, in the names of their responses. */
export const GAP_RESPONSE = 'GAP-';

/** More than QTI has. */
const NAMES_MAX = 1_000;
const NAMES = new Map<string, string>();
const camel = (name: string): string => name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** An attribute by its name in QTI 2; QTI 3 writes it with hyphens. */
export function qtiAttribute({ attributes }: XmlElement, name: string): string | undefined {
  return attributes[name] ?? attributes[hyphened(name)];
}

const HYPHENED = new Map<string, string>();

function hyphened(name: string): string {
  const known = HYPHENED.get(name);
  if (known !== undefined) return known;
  const written = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  HYPHENED.set(name, written);
  return written;
}

/** The descendants of an element with a name, in document order. */
export function qtiAll(element: XmlElement, name: string): XmlElement[] {
  const found: XmlElement[] = [];
  collect(element, name, found);
  return found;
}

function collect({ nodes }: XmlElement, name: string, found: XmlElement[]): void {
  for (const node of nodes) {
    if (typeof node === 'string') continue;
    if (node.name === name) found.push(node);
    else collect(node, name, found);
  }
}

/** Descendants with several names, grouped by name, from one traversal; they may be nested. */
export type QtiIndex = (name: string) => readonly XmlElement[];

/** Traverses an element once for all requested names. */
export function qtiIndex(element: XmlElement, names: ReadonlySet<string>): QtiIndex {
  const found = new Map<string, XmlElement[]>();
  const walk = ({ nodes }: XmlElement): void => {
    for (const node of nodes) {
      if (typeof node === 'string') continue;
      if (names.has(node.name)) {
        const known = found.get(node.name);
        if (known === undefined) found.set(node.name, [node]);
        else known.push(node);
      }
      walk(node);
    }
  };
  walk(element);
  return (name) => found.get(name) ?? [];
}

/** The child elements with a name. */
export const qtiChildren = (element: XmlElement, name: string): XmlElement[] =>
  element.nodes.filter((node): node is XmlElement => typeof node !== 'string' && node.name === name);

/** The first descendant with a name, in document order; null if there is none. */
export function qtiFirst(element: XmlElement, name: string): XmlElement | null {
  for (const node of element.nodes) {
    if (typeof node === 'string') continue;
    const found = node.name === name ? node : qtiFirst(node, name);
    if (found !== null) return found;
  }
  return null;
}
