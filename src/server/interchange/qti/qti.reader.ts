import { readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { IMAGE_MAX_BYTES } from '#domain/content/media/image.limits.ts';
import { isZip, openZip, type ZipArchive } from '../archive/zip.reader.ts';
import { textOf, textOfAll } from '../files/text-file.ts';
import { QTI1_CONTAINERS, qti1Items } from '../qti1/qti1.reader.ts';
import {
  FileError,
  type Found,
  type InterchangeQuestion,
  lossList,
  nameOf,
  type OnLost,
  type QuestionFiles,
} from '../questions/interchange-question.ts';
import { escapeMarkdown } from '../text/markdown-escape.ts';
import { DamageList } from '../xml/damage-list.ts';
import { type XmlElement, xmlElements, xmlRoot } from '../xml/xml-elements.ts';
import { qtiItem } from './qti-item.reader.ts';
import { qtiAll, qtiAttribute, qtiChildren, qtiFirst, qtiName } from './qti-names.ts';
import { outlineOf, type QtiReference } from './qti-outline.ts';
import { pathFrom, qtiText } from './qti-text.ts';

const MANIFEST = 'imsmanifest.xml';
const DOCUMENT_MAX_BYTES = 20_000_000;

/** The files of a package, in an archive or in the folder of a manifest or a test. */
type Package = {
  readonly read: (path: string, most: number) => Uint8Array | null;
  readonly paths: () => Iterable<string>;
};

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

/** Many packages contain the folder instead of its content: then paths are relative to that folder. */
function archivePackage(archive: ZipArchive): Package {
  const { entries } = archive;
  const [manifest = MANIFEST] = entries.has(MANIFEST)
    ? []
    : [...entries.keys()]
        .filter((path) => path.endsWith(`/${MANIFEST}`) && !path.startsWith('__MACOSX/'))
        .sort((a, b) => a.split('/').length - b.split('/').length);
  const root = manifest.slice(0, -MANIFEST.length);
  return {
    read: (path, most) => {
      const entry = entries.get(root + path);
      return entry === undefined ? null : archive.read(entry, most);
    },
    paths: () => entries.keys(),
  };
}

const folderPackage = (folder: string): Package => ({
  read: (path, most) => {
    if (path.split('/').includes('..') || path.includes('\0')) return null;
    const filePath = join(folder, path);
    const size = statSync(filePath, { throwIfNoEntry: false });
    if (size === undefined || !size.isFile()) return null;
    if (size.size > most) throw new FileError({ code: 'packageFileTooLarge', path, max: most });
    return readFileSync(filePath);
  },
  paths: () => [],
});

function* readPackage(source: Package): Generator<Found> {
  const manifest = source.read(MANIFEST, DOCUMENT_MAX_BYTES);
  if (manifest === null) throw new FileError({ code: 'qtiManifestMissing' });
  yield* manifestResources(manifest, source);
}

/** Types of files in QTI 1.2 packages, including common cartridges and Blackboard. */
const OLD_TYPE = /imsqti_(?:[a-z]+_)?xmlv1p|^assessment\/x-bb-qti-/i;
/**
 * In addition to a cartridge's files, Canvas exports its own banks, and its quizzes with everything that a cartridge
 * cannot represent.
 */
const OLD_FILE = /^non_cc_assessments\/[^/]+\.qti$/;

type Resource = {
  readonly type: string;
  readonly href: string;
  readonly identifier: string;
  readonly line: number;
};

const MANIFEST_PIECE_BYTES = 65_536;
/** The resources of a manifest are in one child of the root. */
const RESOURCE_DEPTH = 2;
const RESOURCES: ReadonlySet<string> = new Set(['resources']);

/** The files that a manifest names. There may be a hundred thousand, so nothing else is kept in memory. */
function resourcesIn(manifest: Uint8Array, damages: DamageList): Resource[] {
  const pieces = Array.from({ length: Math.ceil(manifest.length / MANIFEST_PIECE_BYTES) }, (_, at) =>
    manifest.subarray(at * MANIFEST_PIECE_BYTES, (at + 1) * MANIFEST_PIECE_BYTES),
  );
  const resources: Resource[] = [];
  const recovery = { root: 'manifest', unit: 'resource', containers: RESOURCES, onDamage: damages.add };
  for (const element of xmlElements(textOf(pieces), { depth: RESOURCE_DEPTH, nameOf: qtiName, recovery })) {
    for (const resource of element.name === 'resource' ? [element] : qtiAll(element, 'resource')) {
      const { type = '', identifier = '', href } = resource.attributes;
      const named = href ?? (OLD_TYPE.test(type) ? oldFileOf(resource) : '');
      resources.push({ type, href: pathFrom('', named), identifier, line: resource.line });
    }
  }
  return resources;
}

/** Tests first, since they define the sections of their items; then the items in no test. */
function* manifestResources(manifest: Uint8Array, source: Package): Generator<Found> {
  const damages = new DamageList(MANIFEST);
  const resources = resourcesIn(manifest, damages);
  const current = resources.filter(({ type }) => /test|item/i.test(type) && !OLD_TYPE.test(type));
  const old = resources.filter(({ type, href }) => OLD_TYPE.test(type) || OLD_FILE.test(href));
  const nameOfResource = ({ attributes }: XmlElement): string => nameOf(attributes.identifier ?? '');
  if (current.length + old.length > 0) yield* damages.take(nameOfResource);
  yield* damages.end(nameOfResource);
  if (current.length + old.length === 0) throw new FileError({ code: 'qtiManifestEmpty' });
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
}

/** The main file of a resource without an address: the first of its files that may contain questions. */
const oldFileOf = (resource: XmlElement): string =>
  resource.attributes['bb:file'] ??
  qtiAll(resource, 'file')
    .map(({ attributes }) => attributes.href ?? '')
    .find((href) => /\.(?:xml|qti|dat)$/i.test(href)) ??
  '';

function* legacyQuestions(resources: readonly Resource[], source: Package, seen: Set<string>): Generator<Found> {
  for (const { href, identifier, line } of resources) {
    const whole = `non_cc_assessments/${identifier}.xml.qti`;
    const path = source.read(whole, DOCUMENT_MAX_BYTES) === null ? href : whole;
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

/** What a test says of an item: its sections, and by how much its score is multiplied. */
type InTest = { readonly category: readonly string[]; readonly weight: number };
const UNTESTED: InTest = { category: [], weight: 1 };

function questionAt(path: string, inTest: InTest, source: Package, from: FilePosition): readonly Found[] {
  const root = fileAt(path, source, from, rootOf);
  if ('kind' in root) return [root];
  if (root.name !== 'assessmentItem') {
    const position = { line: root.line, column: root.column, file: path };
    return [{ kind: 'problem', place: position, reason: { code: 'qtiItemExpected', element: `<${root.name}>` } }];
  }
  return foundOf(root, folderOf(path), inTest, source, path);
}

const folderOf = (path: string): string => path.slice(0, Math.max(0, path.lastIndexOf('/')));

type FilePosition = { line: number; column: number; file?: string };
type Problem = Extract<Found, { kind: 'problem' }>;

/** The content of a file referenced at a position, or why it cannot be read. */
function fileAt<Read>(path: string, source: Package, from: FilePosition, read: (text: string) => Read): Read | Problem {
  if (/^(?:[a-z][\w+.-]*:|\/\/)/i.test(path)) {
    return { kind: 'problem', place: from, reason: { code: 'packageFileElsewhere', path } };
  }
  const bytes = source.read(path, DOCUMENT_MAX_BYTES);
  if (bytes === null) return { kind: 'problem', place: from, reason: { code: 'packageFileMissing', path } };
  try {
    return read(textOfAll(bytes));
  } catch (error) {
    if (!(error instanceof FileError)) throw error;
    const { reason } = error;
    const line = 'code' in reason && reason.code === 'xmlDamaged' ? reason.line : 1;
    return { kind: 'problem', place: { line, column: 1, file: path }, reason };
  }
}

/** The root of a document; for documents with many items even if it is damaged. */
const rootOf = (text: string, damages?: DamageList): XmlElement =>
  xmlRoot(text, {
    nameOf: qtiName,
    ...(damages !== undefined && {
      recovery: { root: 'questestinterop', unit: 'item', containers: QTI1_CONTAINERS, onDamage: damages.add },
    }),
  });

/** Texts that several items share (QTI 3), which precede the question. One that cannot be read is reported. */
function stimuliOf(root: XmlElement, folder: string, source: Package, onLost: OnLost): string {
  return qtiChildren(root, 'assessmentStimulusRef')
    .map((reference) => {
      const path = pathFrom(folder, reference.attributes.href ?? '');
      const document = fileAt(path, source, { line: reference.line, column: 1 }, rootOf);
      const body = 'kind' in document ? null : qtiFirst(document, 'stimulusBody');
      if (body === null) onLost({ code: 'sharedTextUnreadable', path });
      return body === null ? '' : qtiText(body, folderOf(path), onLost);
    })
    .filter((text) => text !== '')
    .join('\n\n');
}

/** The images of a package; one that is too large counts as missing. */
const filesOf =
  (source: Package): QuestionFiles =>
  (picture) => {
    try {
      return source.read(picture, IMAGE_MAX_BYTES);
    } catch (error) {
      if (error instanceof FileError) return null;
      throw error;
    }
  };

function foundOf(
  root: XmlElement,
  folder: string,
  { category, weight }: InTest,
  source: Package,
  path?: string,
): readonly Found[] {
  const position = { line: root.line, column: 1, ...(path !== undefined && { file: path }) };
  const { lost, onLost } = lossList();
  const files = filesOf(source);
  const shared = stimuliOf(root, folder, source, onLost);
  const read = qtiItem(root, { folder, files, onLost, weight });
  const name = nameOf(root.attributes.title || (qtiAttribute(root, 'identifier') ?? ''));
  if (read === null) return [{ kind: 'lost', item: name, place: position, what: { code: 'textWithoutQuestion' } }];
  const title = (root.attributes.title ?? '').trim();
  const withShared = (item: InterchangeQuestion, report: OnLost): InterchangeQuestion => {
    const stem = [shared, item.stem].filter((text) => text !== '').join('\n\n');
    // A text with gaps needs no other text.
    if (stem !== '' || title === '' || item.type === 'cloze') return stem === item.stem ? item : { ...item, stem };
    report({ code: 'titleAsQuestion' });
    return { ...item, stem: escapeMarkdown(title, true) };
  };
  const around = { kind: 'question', place: position, category, files } as const;
  if ('several' in read) {
    const count = read.several.length;
    return read.several.map((entry, at) => {
      const own = [...(at === 0 ? lost : []), ...entry.lost];
      const there = { ...position, line: entry.line };
      return 'reason' in entry.read
        ? {
            kind: 'problem',
            place: there,
            name: `${name} (${at + 1}/${count})`,
            reason: entry.read.reason,
          }
        : {
            ...around,
            place: there,
            name: `${name} (${at + 1}/${count})`,
            id: null,
            item: withShared(entry.read.item, (what) => void own.push(what)),
            lost: own,
          };
    });
  }
  if ('reason' in read) return [{ kind: 'problem', place: position, name, reason: read.reason }];
  const label = qtiAttribute(root, 'label') ?? '';
  const id = label.startsWith('lectern:') ? label.slice('lectern:'.length) : null;
  return [{ ...around, name, id, item: withShared(read.item, onLost), lost }];
}
