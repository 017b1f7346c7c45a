import type { ZipArchive } from '../archive/zip.reader.ts';
import { textOf } from '../files/text-file.ts';
import { childOf, type XmlElement, xmlElements } from '../xml/xml-elements.ts';
import { localName } from '../xml/xml-recovery.ts';

/** A part of an office document may have this many bytes. */
const PART_MAX_BYTES = 100_000_000;

/** An attribute, whatever prefix the program gave it. */
export function attributeOf(element: XmlElement | null, name: string): string | null {
  if (element === null) return null;
  for (const [written, value] of Object.entries(element.attributes)) if (localName(written) === name) return value;
  return null;
}

/** The value of a property, such as `<w:jc w:val="center"/>`; null: it is not set. */
export const propertyOf = (properties: XmlElement | null, name: string): string | null =>
  attributeOf(childOf(properties, name), 'val');

/** Whether a property that is either on or off is on; null: it is not set. */
export function isOn(properties: XmlElement | null, name: string): boolean | null {
  const property = childOf(properties, name);
  if (property === null) return null;
  return !/^(?:0|false|none|off)$/.test(attributeOf(property, 'val') ?? 'true');
}

/** The child elements in document order; none without an element. */
export const elementsIn = (element: XmlElement | null): readonly XmlElement[] =>
  element === null ? [] : element.nodes.filter((node): node is XmlElement => typeof node !== 'string');

/** The elements of a part at a depth, by their names without prefix; none if there is no such part. */
export function* partElements(
  archive: ZipArchive,
  path: string,
  depth: number,
  onBytes?: (bytes: number) => void,
): Generator<XmlElement> {
  const entry = archive.entries.get(path);
  if (entry === undefined) return;
  const pieces = counted(archive.pieces(entry, PART_MAX_BYTES), onBytes);
  yield* xmlElements(textOf(pieces), { depth, nameOf: localName });
}

function* counted(pieces: Iterable<Uint8Array>, onBytes?: (bytes: number) => void): Generator<Uint8Array> {
  for (const piece of pieces) {
    onBytes?.(piece.length);
    yield piece;
  }
}

/** The root element of a part; null if the archive has no such part. */
export const partRoot = (archive: ZipArchive, path: string): XmlElement | null =>
  partElements(archive, path, 0).next().value ?? null;
