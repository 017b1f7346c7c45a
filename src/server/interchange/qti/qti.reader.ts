import { readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { isZip, openZip } from '../archive/zip.reader.ts';
import { cartridgeParts, isCartridgeType } from '../cartridge/cartridge-parts.ts';
import { textOfAll } from '../files/text-file.ts';
import { qti1Items } from '../qti1/qti1.reader.ts';
import { FileError, type Found, nameOf } from '../questions/interchange-question.ts';
import { DamageList } from '../xml/damage-list.ts';
import type { XmlElement } from '../xml/xml-elements.ts';
import { foundOf, type InTest, UNTESTED } from './qti-found.ts';
import { outlineOf, type QtiReference } from './qti-outline.ts';
import {
  archivePackage,
  DOCUMENT_MAX_BYTES,
  type FilePosition,
  fileAt,
  filesOf,
  folderOf,
  folderPackage,
  MANIFEST,
  OLD_FILE,
  OLD_TYPE,
  type Package,
  type Resource,
  resourcesIn,
  rootOf,
} from './qti-package.ts';
import { pathFrom } from './qti-text.ts';

/**
 * The items of a QTI package, test or item file (2.1, 2.2, 3.0), in order. A test's sections become folders. Missing
 * referenced files are reported; nothing is ever fetched. Throws `FileError`.
 */
export function* readQti(file: string): Generator<Found> {
  if (isZip(file)) {
    const archive = openZip(file);
    try {
      yield* readPackage(archivePackage(archive));
    } finally {
      archive.close();
    }
    return;
  }
  const bytes = readFileSync(file);
  if (bytes.length > DOCUMENT_MAX_BYTES) throw new FileError({ code: 'fileTooLarge', max: DOCUMENT_MAX_BYTES });
  // Characters that only binary files contain; XML in UTF-16 starts with a byte order mark or a bracket.
  if (bytes.subarray(0, 200).includes(0) && ![0x00, 0x3c, 0xfe, 0xff].includes(bytes[0] ?? 0))
    throw new FileError({ code: 'qtiNeitherArchiveNorXml' });
  const folder = folderPackage(dirname(file));
  const damages = new DamageList();
  const root = rootOf(textOfAll(bytes), damages);
  switch (root.name) {
    case 'assessmentItem':
      yield* foundOf(root, '', UNTESTED, folder);
      return;
    case 'assessmentTest':
      yield* testQuestions(outlineOf(textOfAll(bytes)), '', [], folder, new Set());
      return;
    case 'manifest':
      yield* manifestResources(bytes, folder);
      return;
    case 'questestinterop':
      yield* qti1Items(root, { folder: '', files: filesOf(folder), damages });
      return;
    default:
      throw new FileError({ code: 'qtiExpected', element: `<${root.name}>` });
  }
}

function* readPackage(source: Package): Generator<Found> {
  const manifest = source.read(MANIFEST, DOCUMENT_MAX_BYTES);
  if (manifest === null) throw new FileError({ code: 'qtiManifestMissing' });
  yield* manifestResources(manifest, source);
}

/** Tests first, since they define the sections of their items; then the items in no test. */
function* manifestResources(manifest: Uint8Array, given: Package): Generator<Found> {
  const damages = new DamageList(MANIFEST);
  const resources = resourcesIn(manifest, damages);
  const current = resources.filter(({ type }) => /test|item/i.test(type) && !OLD_TYPE.test(type));
  const old = resources.filter(({ type, href }) => OLD_TYPE.test(type) || OLD_FILE.test(href));
  const nameOfResource = ({ attributes }: XmlElement): string => nameOf(attributes.identifier ?? '');
  if (current.length + old.length > 0) yield* damages.take(nameOfResource);
  yield* damages.end(nameOfResource);
  if (current.length + old.length === 0) throw new FileError({ code: 'qtiManifestEmpty' });
  const isCourse = resources.some(({ type }) => isCartridgeType(type));
  const used = new Set<string>();
  const source = isCourse ? recorded(given, used) : given;
  const seen = new Set<string>();
  for (const { type, href, line } of current) {
    if (!/test/i.test(type) || /^[a-z]+:/i.test(href)) continue;
    const outline = fileAt(href, source, { line, column: 1, file: MANIFEST }, outlineOf);
    if ('kind' in outline) yield outline;
    else yield* testQuestions(outline, folderOf(href), [], source, seen);
  }
  for (const { type, href, line } of current) {
    if (!/item/i.test(type) || seen.has(href)) continue;
    seen.add(href);
    yield* questionAt(href, UNTESTED, source, { line, column: 1, file: MANIFEST });
  }
  yield* legacyQuestions(old, source, seen);
  if (isCourse) yield* cartridgeParts(manifest, given, used);
}

/** A package that notes which of its files are read. */
const recorded = (source: Package, used: Set<string>): Package => ({
  ...source,
  read: (path, most) => {
    const bytes = source.read(path, most);
    if (bytes !== null) used.add(path);
    return bytes;
  },
});

function* legacyQuestions(resources: readonly Resource[], source: Package, seen: Set<string>): Generator<Found> {
  for (const { href, identifier, line } of resources) {
    const fullPath = `non_cc_assessments/${identifier}.xml.qti`;
    const path = source.read(fullPath, DOCUMENT_MAX_BYTES) === null ? href : fullPath;
    if (seen.has(path)) continue;
    seen.add(path);
    const damages = new DamageList(path);
    const root = fileAt(path, source, { line, column: 1, file: MANIFEST }, (text) => rootOf(text, damages));
    if ('kind' in root) yield root;
    else yield* qti1Items(root, { folder: folderOf(path), path, files: filesOf(source), damages });
  }
}

/** The items of a test, each once, within their sections. */
function* testQuestions(
  outline: readonly QtiReference[],
  folder: string,
  around: readonly string[],
  source: Package,
  seen: Set<string>,
): Generator<Found> {
  for (const { kind, href, category, line, weight } of outline) {
    const path = pathFrom(folder, href);
    if (seen.has(path)) continue;
    seen.add(path);
    const sections = around.length === 0 ? category : [...around, ...category];
    if (kind === 'item') yield* questionAt(path, { category: sections, weight }, source, { line, column: 1 });
    else {
      const section = fileAt(path, source, { line, column: 1 }, outlineOf);
      if ('kind' in section) yield section;
      else yield* testQuestions(section, folderOf(path), sections, source, seen);
    }
  }
}

function questionAt(path: string, inTest: InTest, source: Package, from: FilePosition): readonly Found[] {
  const root = fileAt(path, source, from, rootOf);
  if ('kind' in root) return [root];
  if (root.name !== 'assessmentItem') {
    const position = { line: root.line, column: root.column, file: path };
    return [{ kind: 'problem', position, reason: { code: 'qtiItemExpected', element: `<${root.name}>` } }];
  }
  return foundOf(root, folderOf(path), inTest, source, path);
}
